import { RadioGroup } from '#design/radio-group/radio-group.tsx'

const ANSWERS = [
  { value: 'si', label: 'Sì' },
  { value: 'no', label: 'No' },
]

/** REG-001, FRM-004, FRM-024. Four answers nobody must give; nothing is chosen for the person. */
const QUESTIONS = [
  { name: 'FlagMarketingDiretto', label: 'Vuoi ricevere le nostre comunicazioni e offerte?' },
  { name: 'FlagComunicazioneTerzi', label: 'Possiamo comunicare i tuoi dati ai partner del Club?' },
  { name: 'FlagStatistiche', label: 'Possiamo usare i tuoi dati per statistiche e ricerche?' },
  { name: 'FlagProfilazione', label: 'Possiamo scegliere i contenuti in base ai tuoi interessi?' },
]

export function MarketingConsentFields() {
  return (
    <div className="grid gap-3">
      {QUESTIONS.map(({ name, label }) => (
        <RadioGroup key={name} name={name} label={label} options={ANSWERS} isOptional isRow />
      ))}
    </div>
  )
}
