/** What happens to an instalment nobody pays. `lateDays`: zero where the club suspends nobody. */
export function AboutInstalments({ lateDays }: { lateDays: number }) {
  return (
    <section aria-labelledby="rata-indietro" className="grid gap-3">
      <h2 id="rata-indietro" className="text-title-s">
        Se una rata resta indietro
      </h2>
      <p className="rounded-card bg-paper p-5 shadow-card">
        Ti scriviamo cinque giorni prima, il giorno dopo e una settimana dopo la scadenza.{' '}
        {lateDays > 0
          ? `Oltre ${lateDays} giorni di ritardo il piano si sospende, e riprende appena paghi.`
          : 'Il Club intanto resta aperto.'}
      </p>
    </section>
  )
}
