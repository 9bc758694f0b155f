import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { walletsOf } from './member-context.server.ts'
import { ActForm, Part, type SectionProps, StateBadge } from './member-parts.tsx'
import { MOST_CODES } from './member-rules.ts'

/** What the member may use, and until when. */
export function WalletSection({
  path,
  refused,
  held,
  chosen,
}: SectionProps & { held: Awaited<ReturnType<typeof walletsOf>>; chosen: string | null }) {
  const wallet = held.wallets.find(({ id }) => id === (refused?.typed.wallet ?? chosen)) ?? null
  return (
    <>
      <Part id="portafogli" title="Portafogli">
        <Table
          caption="Portafogli, quelli attivi in alto"
          isCaptionHidden
          rows={held.wallets}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-soft">Non ne ha. Si comincia dandone uno, qui sotto.</p>}
          columns={[
            { key: 'word', title: 'Portafoglio', isRowTitle: true, cell: ({ word }) => word },
            { key: 'from', title: 'Dal', cell: ({ from }) => from },
            { key: 'to', title: 'Al', cell: ({ to }) => to ?? 'Senza scadenza' },
            { key: 'stato', title: 'Stato', cell: ({ stateWords }) => stateWords },
            {
              key: 'balance',
              title: 'Crediti',
              align: 'end',
              cell: ({ hasCredits, balance }) => (hasCredits ? tenthInWords(balance) : null),
            },
            {
              key: 'used',
              title: 'Usati',
              align: 'end',
              cell: ({ hasCredits, used }) => (hasCredits ? tenthInWords(used) : null),
            },
            { key: 'state', title: 'Adesso', cell: ({ state }) => <StateBadge state={state} /> },
            {
              key: 'change',
              title: 'Cambia',
              cell: ({ id, word, from }) => (
                <Link to={`${path}?portafoglio=${id}#cambia`} aria-label={`Cambia ${word} dal ${from}`}>
                  Cambia
                </Link>
              ),
            },
          ]}
        />
      </Part>
      {wallet && (
        <Part key={wallet.id} id="cambia" title={`Cambia ${wallet.word}`}>
          <ActForm act="wallet" refused={refused}>
            <input type="hidden" name="wallet" value={wallet.id} />
            <div className="grid gap-5 sm:grid-cols-2">
              <DateField
                name="lastDay"
                label="Ultimo giorno"
                description="Vuoto: non scade."
                isOptional
                defaultValue={wallet.lastDay}
              />
              <TextField
                name="stato"
                label="Stato"
                description="Vuoto se non ne ha uno."
                isOptional
                inputMode="numeric"
                maxLength={1}
                defaultValue={wallet.stato ?? ''}
              />
            </div>
          </ActForm>
          {wallet.state === 'running' && wallet.takesCredits && (
            <div className="border-line border-t pt-5">
              <h3 className="mb-4 text-title-xs">Crediti: ne ha {tenthInWords(wallet.balance)}</h3>
              <ActForm act="credits" refused={refused}>
                <input type="hidden" name="wallet" value={wallet.id} />
                <TextField
                  name="amount"
                  label="Quanti"
                  description="Per esempio 10 per aggiungerne, -4,5 per toglierne."
                  isRequired
                  maxLength={7}
                  className="max-w-xs"
                />
              </ActForm>
            </div>
          )}
          {wallet.state !== 'over' && (
            <div className="border-line border-t pt-5">
              <h3 className="mb-4 text-title-xs">Farlo finire adesso</h3>
              <ActForm act="wallet-ended" refused={refused}>
                <input type="hidden" name="wallet" value={wallet.id} />
              </ActForm>
            </div>
          )}
        </Part>
      )}
      <Part id="nuovo" title="Dai un portafoglio">
        <ActForm act="wallet-given" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Select name="tag" label="Portafoglio" options={held.choices} placeholder="Scegli" isRequired />
            <DateField name="lastDay" label="Ultimo giorno" description="Vuoto: non scade." isOptional />
            <TextField name="credits" label="Crediti" isOptional inputMode="numeric" maxLength={6} />
            <TextField
              name="stato"
              label="Stato"
              description="Vuoto se non ne ha uno."
              isOptional
              inputMode="numeric"
              maxLength={1}
            />
          </div>
        </ActForm>
      </Part>
      <Part id="punti" title={`Punti fedeltà: ${new Intl.NumberFormat('it-IT').format(held.points)}`}>
        {held.isInProgramme ? (
          <ActForm act="points" refused={refused}>
            <TextField
              name="points"
              label="Quanti"
              description="Per esempio 50 per aggiungerne, -50 per toglierne. L’iscritto legge che è stato il Club."
              isRequired
              maxLength={8}
              className="max-w-xs"
            />
          </ActForm>
        ) : (
          <p className="text-ink-soft">Il Programma Fedeltà comincia con il primo piano Premium.</p>
        )}
      </Part>
      <Part id="codici" title="Codici">
        <ActForm act="codes" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextArea
              name="promoCodes"
              label="Codici promozionali"
              description="Uno per riga."
              isOptional
              rows={3}
              defaultValue={held.promoCodes}
            />
            <ChooseField
              name="portfolios"
              label="Portafogli senza saldo"
              description="Polizze e altri codici che non si consumano."
              isOptional
              most={MOST_CODES}
              of="portafogli"
              placeholder="Per esempio: tutela legale"
              choosing={(refused?.act === 'codes' && refused.choosings?.portfolios) || held.portfolios}
            />
          </div>
        </ActForm>
      </Part>
    </>
  )
}
