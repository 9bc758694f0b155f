import { Form as RouterForm } from 'react-router'
import { Button } from '#design/button/button.tsx'

/** LRN-030. */
export function LettersSection({ areWanted }: { areWanted: boolean }) {
  return (
    <section id="lettere" aria-labelledby="le-lettere" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
      <h2 id="le-lettere" className="text-title-s">
        Le e-mail sul triennio
      </h2>
      <p className="text-ink-soft">
        {areWanted
          ? 'Negli ultimi nove mesi del triennio, se sei sotto la soglia assicurativa, ti scriviamo una volta al mese quanti crediti ti mancano.'
          : 'Non ti scriviamo quanti crediti ti mancano.'}
      </p>
      <RouterForm method="post" aria-label="Lettere sul triennio">
        <input type="hidden" name="lettere" value={areWanted ? 'no' : 'si'} />
        <Button type="submit" name="act" value="letters" variant="ghost">
          {areWanted ? 'Non scrivermi' : 'Scrivimi di nuovo'}
        </Button>
      </RouterForm>
    </section>
  )
}
