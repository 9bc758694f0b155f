import { Avatar } from '#design/avatar/avatar.tsx'
import type { Teacher } from '../model.ts'

type Props = { lead: Teacher | null; teachers: readonly Teacher[]; names: readonly string[] }

/** LRN-002. Who answers for the content and who teaches, with what they declared; of an older course, the names. */
export function CoursePeople({ lead, teachers, names }: Props) {
  return (
    <>
      {lead && <People id="responsabile-scientifico" title="Responsabile scientifico" people={[lead]} />}
      {teachers.length > 0 && <People id="docenti" title="Docenti" people={teachers} told={lead?.slug} />}
      {names.length > 0 && (
        <section aria-labelledby="docenti">
          <h2 id="docenti" className="text-title-m">
            Docenti
          </h2>
          <p className="mt-3 text-ink-soft">{names.join(', ')}</p>
        </section>
      )}
    </>
  )
}

/** `told` is who was told of just above: their name is enough. */
function People({
  id,
  title,
  people,
  told,
}: {
  id: string
  title: string
  people: readonly Teacher[]
  told?: string | undefined
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-m">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.slug} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
            <Portrait person={person} />
            <div>
              <p className="font-strong">{person.name}</p>
              <p className="text-ink-soft">
                {person.qualification}, {person.institution}
              </p>
              {person.interests && person.slug !== told && (
                <p className="mt-1 text-sm text-ink-soft">{interestsInWords(person.interests)}</p>
              )}
              {person.biography && person.slug !== told && (
                <details className="mt-1">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                    Chi è<span className="visually-hidden"> {person.name}</span>
                  </summary>
                  <p className="text-ink-soft">{person.biography}</p>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Portrait({ person: { name, photoPath, photoWords } }: { person: Teacher }) {
  if (!photoPath) return <Avatar name={name} size={72} />
  return (
    <img
      src={photoPath}
      alt={photoWords ?? ''}
      width={72}
      height={72}
      loading="lazy"
      className="size-18 rounded-full object-cover"
    />
  )
}

function interestsInWords(interests: string): string {
  return /^nessuno\.?$/i.test(interests.trim()) ? 'Nessun conflitto di interessi dichiarato' : `Interessi: ${interests}`
}
