import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { MARKETING_QUESTIONS } from '../consent-copy.ts'

const ANSWERS = [
  { value: 'si', label: 'Sì' },
  { value: 'no', label: 'No' },
]

/** REG-001, FRM-004, FRM-024. Four answers nobody must give; nothing is chosen for the person. */
const QUESTIONS = [
  { name: 'FlagMarketingDiretto', label: MARKETING_QUESTIONS.directMarketing },
  { name: 'FlagComunicazioneTerzi', label: MARKETING_QUESTIONS.thirdParties },
  { name: 'FlagStatistiche', label: MARKETING_QUESTIONS.statistics },
  { name: 'FlagProfilazione', label: MARKETING_QUESTIONS.profiling },
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
