import { type Permission, SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { withDaysLeft } from '#areas/notices/days-rules.ts'
import { type DeskMessage, TOP_BAR_TONES, type TopBarTone } from '#areas/notices/model.ts'
import { messageFates, topBarMessage, topBarTone } from '#areas/notices/rules.ts'
import { TOP_BAR_COLOURS, TopBarWords } from '#areas/notices/ui/top-bar-words.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { fateInWords, SAMPLE_DAYS, typesInWords } from './frame-copy.ts'

/** SHL-009. For each type the strip in its colour, and why not the others. */
export function WhoSeesWhat({ messages }: { messages: readonly DeskMessage[] }) {
  return (
    <section aria-labelledby="adesso" className="max-w-4xl">
      <h2 id="adesso" className="text-title-s">
        Che cosa vede ciascuno adesso
      </h2>
      <p className="mt-1 text-ink-soft">Senza portafogli. Chi lavora qui non vede i messaggi che vendono.</p>
      <ul className="mt-4 grid gap-5">
        {SUBSCRIPTION_TYPES.map((type) => (
          <TypeLine key={type} type={type} messages={messages} />
        ))}
      </ul>
    </section>
  )
}

function TypeLine({ type, messages }: { type: SubscriptionType; messages: readonly DeskMessage[] }) {
  const audience = { type, wallets: {}, staticPortfolios: [], flags: [] }
  const fates = messageFates(messages, audience)
  const active = messages.filter(({ isActive }) => isActive)
  const shown = topBarMessage(active, audience)
  const isOfTheHouse = shown !== null && !fates.some(({ kind }) => kind === 'shown')
  const others = messages.flatMap((message, index) => {
    const fate = fates[index]
    return fate && fate.kind !== 'shown' ? [{ message, fate }] : []
  })
  return (
    <li className="overflow-hidden rounded-card bg-paper shadow-card">
      <h3 className="px-5 pt-3 pb-2 font-text text-base">{TYPE_WORDS[type]}</h3>
      {shown ? (
        <div
          className={cx(
            'flex min-h-11 flex-wrap items-center gap-x-4 px-5 py-2 text-sm',
            TOP_BAR_COLOURS[topBarTone(type)],
          )}
        >
          <TopBarWords text={withDaysLeft(shown.text, SAMPLE_DAYS)} link={shown.link} />
        </div>
      ) : (
        <p className="px-5 pb-2 text-ink-soft">Nessun messaggio.</p>
      )}
      {isOfTheHouse && (
        <p className="px-5 pt-2 text-ink-soft text-sm">
          È il messaggio di sempre: vale finché non ne scrivi uno per lui.
        </p>
      )}
      {others.length > 0 && (
        <details className="group px-5 py-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-strong text-primary text-sm [&::-webkit-details-marker]:hidden">
            Perché non gli altri
            <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid gap-2 pb-3 text-sm">
            {others.map(({ message, fate }) => (
              <li key={message.id} className="wrap-anywhere">
                «{message.text}» <span className="text-ink-soft">{fateInWords(fate)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** SHL-009. The strip as it will be, in the colour of each of those it is for. */
export function BarPreview({ text = '', linkLabel, link, audience: chosen }: Readonly<Record<string, string>>) {
  const audience: Permission = JSON.parse(chosen || '{}') ?? {}
  const whom = (tone: TopBarTone) =>
    SUBSCRIPTION_TYPES.filter((type) => TOP_BAR_TONES[type] === tone && isFor(audience, type))
  const tones = (['blue', 'yellow', 'red'] as const).filter((tone) => whom(tone).length > 0)
  return (
    <section aria-labelledby="anteprima" className="grid gap-3">
      <h2 id="anteprima" className="text-title-xs">
        Come si vede
      </h2>
      {tones.map((tone) => (
        <div key={tone} className="grid gap-1">
          <p className="text-ink-soft text-sm">{typesInWords(whom(tone))}</p>
          <div
            className={cx(
              'flex min-h-11 flex-wrap items-center gap-x-4 rounded-field px-5 py-2 text-sm',
              TOP_BAR_COLOURS[tone],
            )}
          >
            <TopBarWords
              text={withDaysLeft(text, SAMPLE_DAYS) || 'Il messaggio'}
              link={linkLabel && link ? { label: linkLabel, to: link } : null}
            />
          </div>
        </div>
      ))}
    </section>
  )
}

const isFor = ({ visibility = [] }: Permission, type: (typeof SUBSCRIPTION_TYPES)[number]) =>
  visibility.length === 0 || visibility.includes(type)
