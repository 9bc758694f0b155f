import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { DEGREE_TYPES, type DegreeType } from '../model.ts'
import type { CardWire } from '../wire.ts'
import { CertificationDocument } from './certification-document.tsx'
import { PublicationFinder } from './publication-finder.tsx'
import { RowList } from './row-list.tsx'

type Props = { card: CardWire; years: readonly number[]; onChange: (part: Partial<CardWire>) => void }

const DEGREES = DEGREE_TYPES.map((value) => ({ value, label: value }))

/** CRD-018, CRD-021. Training, work, certifications and publications. */
export function HistoryRows({ card, years, onChange }: Props) {
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }))
  const thisYear = years[0] ?? 1970
  const text = (name: string, label: string, value: string, set: (value: string) => void, isOptional = false) => (
    <TextField
      name={name}
      label={label}
      value={value}
      isOptional={isOptional}
      onChange={(event) => set(event.target.value)}
    />
  )
  const year = (name: string, label: string, value: number, set: (year: number) => void) => (
    <Select
      name={name}
      label={label}
      options={yearOptions}
      value={String(value)}
      onChange={(event) => set(Number(event.target.value))}
    />
  )
  return (
    <div className="grid gap-10">
      <RowList
        title="Formazione"
        addLabel="Aggiungi un titolo"
        rows={card.training}
        most={20}
        blank={() => ({ degreeType: 'Laurea Magistrale' as const, title: '', institution: '', year: thisYear })}
        onChange={(training) => onChange({ training })}
      >
        {(row, set, index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              name={`training.${index}.degreeType`}
              label="Titolo di studio"
              options={DEGREES}
              value={row.degreeType}
              onChange={(event) => set({ degreeType: event.target.value as DegreeType })}
            />
            {text(`training.${index}.title`, 'In', row.title, (title) => set({ title }))}
            {text(`training.${index}.institution`, 'Ateneo o ente', row.institution, (institution) =>
              set({ institution }),
            )}
            {year(`training.${index}.year`, 'Anno', row.year, (given) => set({ year: given }))}
          </div>
        )}
      </RowList>
      <RowList
        title="Esperienze di lavoro"
        addLabel="Aggiungi un’esperienza"
        rows={card.workExperience}
        most={20}
        blank={() => ({ role: '', organization: '', fromYear: thisYear, toYear: null as number | null })}
        onChange={(workExperience) => onChange({ workExperience })}
      >
        {(row, set, index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {text(`workExperience.${index}.role`, 'Ruolo', row.role, (role) => set({ role }))}
            {text(`workExperience.${index}.organization`, 'Struttura', row.organization, (organization) =>
              set({ organization }),
            )}
            {year(`workExperience.${index}.fromYear`, 'Dal', row.fromYear, (fromYear) => set({ fromYear }))}
            <Select
              name={`workExperience.${index}.toYear`}
              label="Al"
              options={[{ value: '', label: 'In corso' }, ...yearOptions]}
              value={row.toYear === null ? '' : String(row.toYear)}
              onChange={(event) => set({ toYear: event.target.value === '' ? null : Number(event.target.value) })}
            />
          </div>
        )}
      </RowList>
      <RowList
        title="Certificazioni"
        addLabel="Aggiungi una certificazione"
        rows={card.certifications}
        most={20}
        blank={(): CardWire['certifications'][number] => ({
          id: crypto.randomUUID(),
          title: '',
          issuer: '',
          year: thisYear,
        })}
        onChange={(certifications) => onChange({ certifications })}
      >
        {(row, set, index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {text(`certifications.${index}.title`, 'Certificazione', row.title, (title) => set({ title }))}
            {text(`certifications.${index}.issuer`, 'Rilasciata da', row.issuer, (issuer) => set({ issuer }))}
            {year(`certifications.${index}.year`, 'Anno', row.year, (given) => set({ year: given }))}
            <CertificationDocument certification={row} name={`certifications.${index}.document`} onChange={set} />
          </div>
        )}
      </RowList>
      <PublicationFinder
        onFound={(found) => onChange({ scientificPublications: [...card.scientificPublications, found].slice(0, 50) })}
      />
      <RowList
        title="Pubblicazioni scientifiche"
        addLabel="Aggiungi una pubblicazione"
        rows={card.scientificPublications}
        most={50}
        blank={() => ({ title: '', journal: '', year: thisYear, link: '' })}
        onChange={(scientificPublications) => onChange({ scientificPublications })}
      >
        {(row, set, index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {text(`scientificPublications.${index}.title`, 'Titolo', row.title, (title) => set({ title }))}
            {text(
              `scientificPublications.${index}.journal`,
              'Rivista',
              row.journal,
              (journal) => set({ journal }),
              true,
            )}
            {year(`scientificPublications.${index}.year`, 'Anno', row.year, (given) => set({ year: given }))}
            {text(
              `scientificPublications.${index}.link`,
              'Link (anche https://doi.org/…)',
              row.link,
              (link) => set({ link }),
              true,
            )}
          </div>
        )}
      </RowList>
    </div>
  )
}
