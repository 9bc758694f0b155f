/** CAU-002. What is written of a member who may not open it is told to whoever writes it. */
export function NoWallet() {
  return (
    <p className="max-w-3xl rounded-card bg-warning-tint px-5 py-3">
      Oggi il piano di questo iscritto non comprende l’area legale: non vede le sue cause e non viene avvisato. Appena
      la comprende trova tutto nella sua area personale.
    </p>
  )
}
