import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Answer } from '#platform/pure/listing.ts'
import { Button, ButtonLink, type ButtonProps } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Form, type FormProps } from '../form/form.tsx'
import { UnsavedGuard, useUnsaved } from '../form/unsaved-guard.tsx'
import { Overtaken } from './overtaken.tsx'

/** The button whose form is on its way, so that it alone says so. */
export function usePendingAct(): string | null {
  const { state, formData } = useNavigation()
  return state === 'idle' || !formData ? null : String(formData.get('act') ?? 'save')
}

export type FormAct = { act: string; label: string } & Pick<ButtonProps, 'icon' | 'variant'>

const SAVE: readonly FormAct[] = [{ act: 'save', label: 'Salva' }]

/** Of something that is written first and shown later. What is shown already changes for everybody at once. */
export function publishingActs(isShown: boolean): readonly FormAct[] {
  const publish = { act: 'publish', icon: 'check', label: isShown ? 'Pubblica le modifiche' : 'Pubblica' }
  return isShown ? [publish] : [{ act: 'save', label: 'Salva senza pubblicare', variant: 'ghost' }, publish]
}

export type DeskFormProps = Omit<FormProps, 'children' | 'errors'> & {
  /** The address of the thing at the desk: the form of another thing is another form. */
  path: string
  /** What was read of it; saving over another version is a conflict. */
  seen?: string | number | undefined
  /** Why it was not saved, if it was sent. */
  answer?: Answer | null | undefined
  acts?: readonly FormAct[] | undefined
  /** More in the bar that saves, after the buttons. */
  more?: ReactNode
  /** Where whoever gives up goes. */
  backTo: string
  backLabel?: string
  children: ReactNode | ((onEdit: () => void) => ReactNode)
}

/**
 * A form of the desk. What is refused is said in a summary and beside its field; two who write at once are told; whoever leaves
 * before saving is asked. The bar that saves stays in sight from a tablet up.
 */
export function DeskForm(props: DeskFormProps) {
  return <OneForm key={props.path} {...props} />
}

function OneForm({
  path,
  seen = '',
  answer,
  acts = SAVE,
  more,
  backTo,
  backLabel = 'Torna indietro',
  className,
  children,
  onChange,
  onSubmit,
  ...form
}: DeskFormProps) {
  const pending = usePendingAct()
  const { isUnsaved, onEdit, onSend } = useUnsaved(answer)
  // Words that nobody saved were written over what was there then: they stay, and are not taken for an answer to what is there now.
  const [held, setHeld] = useState(seen)
  if (held !== seen && !isUnsaved) setHeld(seen)
  const written = answer?.seen ?? held
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form
        key={written}
        aria-label="Modifica"
        errors={answer?.errors}
        className={cx('min-w-0 grid-cols-[minmax(0,1fr)]', className)}
        onChange={(event) => {
          onEdit()
          onChange?.(event)
        }}
        onSubmit={(event) => {
          onSend()
          onSubmit?.(event)
        }}
        {...form}
      >
        <input type="hidden" name="seen" value={written} />
        {/* Without JavaScript the key Enter presses the first button of a form: never the search of a field. */}
        <noscript>
          <button type="submit" name="act" value={acts[0]?.act} className="hidden" tabIndex={-1} aria-hidden="true" />
        </noscript>
        {answer?.conflict && (
          <>
            {/* The key Enter presses the first button of a form: never the one that saves over another's work. */}
            <button type="submit" name="act" value={acts[0]?.act} className="hidden" tabIndex={-1} aria-hidden="true" />
            <Overtaken {...answer.conflict} answer={answer} path={path} isQuiet={form.isSummaryQuiet} />
          </>
        )}
        {typeof children === 'function' ? children(onEdit) : children}
        <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
          {acts.map(({ act, label, ...look }) => (
            <Button key={act} type="submit" name="act" value={act} isPending={pending === act} {...look}>
              {label}
            </Button>
          ))}
          {answer?.mayInsist && (
            <Button type="submit" name="anyway" value="1" variant="ghost">
              Salva lo stesso
            </Button>
          )}
          {more}
          <ButtonLink to={backTo} variant="quiet">
            {isUnsaved ? 'Esci senza salvare' : backLabel}
          </ButtonLink>
          {isUnsaved && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
        </div>
      </Form>
    </>
  )
}
