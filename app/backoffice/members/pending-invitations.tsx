import { useNavigation } from 'react-router'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { MEMBERS_PATH } from './member-copy.ts'

export type PendingInvitation = {
  username: number
  person: string
  email: string
  role: string
  since: string
  isExpired: boolean
}

/** IDN-001. Who was invited and has not accepted yet: they do not work here until they do. */
export function PendingInvitations({ people }: { people: readonly PendingInvitation[] }) {
  const sent = useNavigation().formData
  const isPending = (act: string, username: number) =>
    sent?.get('act') === act && sent.get('username') === String(username)
  return people.map(({ username, person, email, role, since, isExpired }) => (
    <Card as="li" key={username} className="gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-title-xs">
            <Link to={`${MEMBERS_PATH}/${username}`}>{person}</Link>
          </h2>
          <p className="wrap-anywhere text-ink-soft text-sm">{email}</p>
          <p className="text-sm">
            Invito in attesa dal {since}
            {isExpired && ': il link è scaduto'}
          </p>
        </div>
        <Badge tone="neutral">{role}</Badge>
      </div>
      <Form aria-label={`Invito di ${person}`} className="border-line border-t pt-4">
        <input type="hidden" name="username" value={username} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="act"
            value="again"
            variant="ghost"
            isPending={isPending('again', username)}
            aria-label={`Manda di nuovo l’invito a ${person}`}
          >
            Manda di nuovo
          </Button>
          <Button
            type="submit"
            name="act"
            value="withdraw"
            variant="ghost"
            isPending={isPending('withdraw', username)}
            aria-label={`Ritira l’invito a ${person}`}
          >
            Ritira l’invito
          </Button>
        </div>
      </Form>
    </Card>
  ))
}
