import { Wrap } from '#design/layout/layout.tsx'

/** PRF-014, PRF-015 */
export function ProfileHeader({ username, activated }: { username: number; activated: string }) {
  return (
    <div className="border-line border-b bg-linear-to-b from-primary-tint to-ground py-7 md:py-10">
      <Wrap>
        <p className="font-display text-title-l">Ciao {username}</p>
        <p className="mt-1 text-ink-soft">Attivato in data {activated}</p>
      </Wrap>
    </div>
  )
}
