import { useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Typed } from '#areas/content/desk-model.ts'
import { EASE_GOALS } from '#areas/content/reading-ease-rules.ts'
import { Said } from '#design/desk/said.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { WritingSide } from '../writing/writing-side.ts'
import { CONTENTS_PATH } from './content-copy.ts'
import type { ItemBarProps } from './item-bar.tsx'
import { ItemFacts } from './item-facts.tsx'
import { Fold } from './item-fold.tsx'
import { ItemForm, type Known } from './item-form.tsx'
import { type HistoryProps, ItemHistory, PublicationFields, type PublicationProps } from './item-parts.tsx'
import { type ItemFormProps, ItemWords } from './item-words.tsx'
import './item.css'

type Props = Omit<ItemFormProps, 'errors' | 'onEdit'> &
  Omit<PublicationProps, 'publishAt'> &
  Pick<ItemBarProps, 'shelf' | 'hasChanges'> &
  Pick<HistoryProps, 'versions' | 'places' | 'mayPublish'> & {
    id: string | null
    itemId: string
    number: number
    savedAt: string | null
    shownVersion: number | null
    faults: Record<string, string>
    copiedFrom: string | null
    said: string | null
    answer: Answer<Typed> | undefined
  }

/** One article at the desk. It is opened again, with what is there, when somebody did something else to it than write. */
export function ItemDesk(props: Props) {
  const { number, typed, shownVersion } = props
  const known = useRef<Known>({ number, isUnsaved: false })
  const [opened, setOpened] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the page was read, and only then.
  useEffect(() => {
    if (known.current.isUnsaved || known.current.number === number) return
    known.current = { number, isUnsaved: false }
    setOpened((before) => before + 1)
  }, [number, typed])
  return <OpenItem key={`${opened} ${shownVersion ?? ''}`} {...props} known={known} />
}

function OpenItem({ known, ...props }: Props & { known: { current: Known } }) {
  const { id, itemId, shownVersion, shelf, publicPath, answer, said, copiedFrom, mayPublish, categories } = props
  /** As it was when it was opened: what is kept meanwhile comes from this page, and changes nothing under the hand. */
  const [first] = useState(props)
  const [number, setNumber] = useState(props.number)
  const edit = useRef(() => {})
  const [onEdit] = useState(() => () => edit.current())
  const { revalidate } = useRevalidator()
  const typed = answer?.typed ?? first.typed
  const [sidePlace, setSidePlace] = useState<HTMLElement | null>(null)
  const [category, setCategory] = useState(typed.words.categorySlug)
  const readers = categories.find(({ slug }) => slug === category)?.isForPublic ? 'public' : 'professionals'
  const side = useMemo(() => ({ place: sidePlace, goal: EASE_GOALS[readers] }), [sidePlace, readers])
  const fields = {
    ...first,
    typed,
    isSlugFixed: props.isSlugFixed,
    choosings: answer?.choosings ?? first.choosings,
    errors: answer?.errors ?? {},
    onEdit,
  }
  return (
    <>
      <ItemForm
        itemId={itemId}
        isNew={id === null}
        isOldVersion={shownVersion !== null}
        number={first.number}
        faults={first.faults}
        answer={answer}
        edit={edit}
        known={known}
        onKept={setNumber}
        onReopen={() => void revalidate()}
        title={id ? props.typed.words.title || 'Senza titolo' : 'Nuovo contenuto'}
        category={categories.find(({ slug }) => slug === props.typed.words.categorySlug)?.label ?? null}
        shelf={shelf}
        hasChanges={props.hasChanges}
        savedAt={first.savedAt}
        mayPublish={mayPublish}
      >
        <div className="grid px-4 empty:hidden sm:px-6 [&>*]:mt-4">
          {said && !answer && (
            <Said>
              {said} {publicPath && <Link to={publicPath}>Apri la pagina</Link>}
            </Said>
          )}
          {copiedFrom !== null && !answer && (
            <p role="status" className="rounded-card bg-primary-tint px-5 py-3">
              È una copia di «{copiedFrom}», che resta com’è. Nessuno la vede finché non la pubblichi.
            </p>
          )}
          {shownVersion !== null && (
            <p role="status" className="rounded-card bg-warning-tint px-5 py-3">
              Stai guardando la versione {shownVersion}. Se la cambi o la salvi diventa l’ultima.{' '}
              <Link to={`${CONTENTS_PATH}/${itemId}`}>Torna all’ultima</Link>
            </p>
          )}
        </div>
        <div className="grid lg:grid-cols-[minmax(0,1fr)_20.5rem]">
          <div className="item-words grid min-w-0 content-start grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 sm:px-6">
            <WritingSide value={side}>
              <ItemWords {...fields} isNew={id === null} />
            </WritingSide>
          </div>
          <div className="item-side grid content-start grid-cols-[minmax(0,1fr)] border-line max-lg:border-t lg:border-l">
            <PublicationFields publishAt={typed.words.publishAt ?? ''} publicPath={publicPath} />
            <div className="noscript:hidden">
              <Fold title="Come si legge" isOpen>
                {/* Its room is there before what is said of a text. */}
                <div ref={setSidePlace} className={typed.words.body ? 'min-h-96' : 'min-h-6'} />
              </Fold>
            </div>
            <ItemFacts {...fields} onCategory={setCategory} />
          </div>
        </div>
      </ItemForm>
      {id && (
        <Wrap className="border-line border-t py-6 pb-16">
          <ItemHistory
            id={id}
            number={number}
            shelf={shelf}
            versions={props.versions}
            places={props.places}
            mayPublish={mayPublish}
          />
        </Wrap>
      )}
    </>
  )
}
