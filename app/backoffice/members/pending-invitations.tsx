import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'

/** IDN-001. What is done with an invitation that nobody has accepted yet. */
export function InvitationActs({ username, person }: { username: number; person: string }) {
  const sent = useNavigation().formData
  const isPending = (act: string) => sent?.get('act') === act && sent.get('username') === String(username)
  return (
    <Form aria-label={`Invito di ${person}`}>
      <input type="hidden" name="username" value={username} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="act"
          value="again"
          variant="ghost"
          size="small"
          isPending={isPending('again')}
          aria-label={`Manda di nuovo l’invito a ${person}`}
        >
          Manda di nuovo
        </Button>
        <Button
          type="submit"
          name="act"
          value="withdraw"
          variant="ghost"
          size="small"
          isPending={isPending('withdraw')}
          aria-label={`Ritira l’invito a ${person}`}
        >
          Ritira l’invito
        </Button>
      </div>
    </Form>
  )
}
