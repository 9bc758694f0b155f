import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Dot } from '#design/desk/dense-table.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { crumbsOf } from './record-crumbs.ts'
import type { recordListAction, recordListAt } from './record-list.server.ts'
import { noneOf, recordSentences } from './record-words.ts'
import { AboveList, ListSlot, Thumb } from './slots.tsx'

export type RecordListShown = Awaited<ReturnType<typeof recordListAt>>
type Row = RecordListShown['rows'][number]
type Columns = AskedListProps<Row>['columns']
type Answer = Exclude<Awaited<ReturnType<typeof recordListAction>>, Response>['data']

/** The list of a record, as its definition shows it. */
export function RecordList({ shown, answer }: { shown: RecordListShown; answer: Answer | undefined }) {
  const { list, rows, said, view, newAt, history, below } = shown
  const { path, words } = view
  const sentences = recordSentences(words)
  const none = noneOf(words)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ slug }) => slug}
      columns={columnsOf(shown, sentences.removeText)}
      icon={view.icon}
      crumbs={crumbsOf(view).slice(1)}
      lead={words.about}
      tabs={<AboveList record={view.name} />}
      words={{
        many: words.many,
        none: `${none.slice(0, 1).toUpperCase()}${none.slice(1)}`,
        search: view.search,
        placeholder: view.search,
        notFound: sentences.notFound,
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: sentences.noneYet,
        first: sentences.first,
        usual: words.order ?? (view.isOrdered ? 'quello dato a mano' : 'per nome'),
      }}
      refused={answer && 'name' in answer ? answer : undefined}
      problem={answer && 'stays' in answer ? answer.stays : undefined}
      said={said}
      begin={
        <>
          <ButtonLink to={newAt} size="small" icon="plus">
            {sentences.begin}
          </ButtonLink>
          <ButtonLink to={`${path}/importa`} variant="ghost" size="small" icon="upload">
            Importa
          </ButtonLink>
          <ButtonLink to={`${path}/cestino`} variant="ghost" size="small" icon="trash-2">
            Cestino
          </ButtonLink>
        </>
      }
    >
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-12">
        <ListSlot record={view.name} facts={below} />
        <DeskHistory lines={history} />
      </Wrap>
    </AskedList>
  )
}

function columnsOf({ view, columns, list, rows }: RecordListShown, loss: string): Columns {
  const isByHand = list.sorts.place?.direction === 'ascending' && !list.isNarrowed
  return [
    {
      key: 'record',
      isRowTitle: true,
      onPhone: 'first',
      cell: ({ slug, name, detail, doubts, picture }) => (
        <span>
          <span className="flex items-center gap-3">
            <span className="w-12 shrink-0 empty:hidden max-sm:hidden">
              <Thumb record={view.name} name={name} picture={picture} />
            </span>
            <Link
              look="quiet"
              to={`${view.path}/${slug}`}
              className={cx(NAMED, 'inline-block truncate max-sm:max-w-56')}
            >
              {name}
            </Link>
          </span>
          {[detail, ...doubts].filter(Boolean).map((line) => (
            <span
              key={line}
              className={cx(
                NAMED,
                'block truncate font-normal text-[0.8125rem]',
                line === detail ? 'text-ink-soft' : 'text-danger-strong',
              )}
            >
              {line}
            </span>
          ))}
        </span>
      ),
    },
    ...columns.map(({ key, align }, at): Columns[number] => ({
      key,
      ...(align && { align }),
      ...(at === 0 && { onPhone: 'second' as const }),
      cell: ({ cells }) => <Cell {...cells[key]} />,
    })),
    {
      key: 'standing',
      onPhone: 'side',
      cell: ({ state }) => state && <Dot tone={DOTS[state.tone]}>{state.label}</Dot>,
    },
    {
      key: 'place',
      ...(rows.every(({ state }) => state === null) && { onPhone: 'side' as const }),
      // Among some of them, or in another order, the place before is not the one that is seen.
      cell: ({ slug, name, isFirst, isLast }) =>
        isByHand && (
          <MoveButtons
            field={{ name: 'slug', value: slug }}
            label={name}
            isFirst={isFirst}
            isLast={isLast}
            {...(view.removesInList && { loss })}
          />
        ),
    },
  ]
}

/** Between a phone and a wide screen the columns beside it need the room. */
const NAMED = 'max-w-md sm:max-[72rem]:max-w-72'

const DOTS = { primary: 'trial', success: 'success', warning: 'neutral', neutral: 'neutral' } as const

function Cell({ text = '', to = null }: { text?: string; to?: string | null }) {
  const said = <span className="inline-block max-w-64 truncate align-middle sm:max-[72rem]:max-w-48">{text}</span>
  return to ? <Link to={to}>{said}</Link> : said
}
