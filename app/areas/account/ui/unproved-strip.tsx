import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'

export const CONFIRM_EMAIL_PATH = '/conferma-email'

/** IDN-011. On every personal page of whoever has not shown yet to have the mailbox. */
export function UnprovedStrip({ address }: { address: string }) {
  return (
    <section aria-label="E-mail da confermare" className="border-line border-b bg-warning-tint">
      <div className="mx-auto flex w-full max-w-wrap flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3 sm:px-6">
        <p className="wrap-anywhere min-w-0 flex-1 basis-64">
          Ti abbiamo scritto a {address}: apri la lettera per confermare.
        </p>
        <Form method="post" action={CONFIRM_EMAIL_PATH}>
          <Button type="submit" name="act" value="send" variant="ghost" size="small">
            Invia di nuovo
          </Button>
        </Form>
        <Link to={`${CONFIRM_EMAIL_PATH}#indirizzo`}>Cambia indirizzo</Link>
      </div>
    </section>
  )
}
