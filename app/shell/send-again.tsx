import { Button, ButtonLink } from '#design/button/button.tsx'
import type { PageError } from '#platform/http/page-errors.server.ts'

/**
 * In place of a page whose form arrived without a session, where no script could ask before sending it: everything that was
 * written is in this form, and is sent again as it was.
 */
export function SendAgain({ error }: { error: PageError }) {
  return (
    <form method="post" className="mx-auto w-full max-w-wrap px-5 py-16 sm:px-6 sm:py-24">
      <title>Accedi per completare l’invio</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-title-xl">Il tuo accesso è finito</h1>
      <p className="mt-5 max-w-measure text-lg text-ink-soft">
        Quello che hai scritto è ancora qui. Accedi in un’altra scheda, poi torna su questa e invia di nuovo: non devi
        riscrivere nulla.
      </p>
      {error.sent?.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the document is drawn once.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/login" isNewTab>
          Accedi in un’altra scheda
        </ButtonLink>
        <Button type="submit" variant="ghost" icon="refresh-cw">
          Invia di nuovo
        </Button>
      </div>
    </form>
  )
}
