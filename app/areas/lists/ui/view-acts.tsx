import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { LONGEST_VIEW_NAME } from '../model.ts'

type View = { id: string; name: string; seen: number; isShared: boolean; isChanged: boolean; mayChange: boolean }

export type ViewActsProps = {
  views: { current: View | null }
  /** The address of the question, to which the forms are sent. */
  here: string
  isNarrowed: boolean
  refused: { problem: string; name: string; isShared: boolean } | undefined
}

/** DSK-015. What can be done with a question: keep it under a name, or put it in the place of the one its view has. */
export function ViewActs({ views: { current }, here, isNarrowed, refused }: ViewActsProps) {
  const mayUpdate = current?.isChanged && current.mayChange
  const maySave = current ? current.isChanged : isNarrowed
  return (
    <>
      {mayUpdate && (
        <Form method="post" action={here} aria-label="Aggiorna la vista" preventScrollReset>
          <input type="hidden" name="act" value="update" />
          <input type="hidden" name="view" value={current.id} />
          <input type="hidden" name="seen" value={current.seen} />
          <Button type="submit" variant="quiet" size="small">
            Aggiorna la vista
          </Button>
        </Form>
      )}
      {(maySave || refused) && (
        <details open={refused !== undefined} className="relative">
          <summary className="flex min-h-11 cursor-pointer items-center rounded-small px-2.5 font-strong text-[0.875rem] text-primary hover:bg-primary-tint sm:min-h-7">
            {current ? 'Salva come nuova' : 'Salva questa vista'}
          </summary>
          <Form
            method="post"
            action={here}
            preventScrollReset
            aria-label="Salva questa vista"
            className="absolute right-0 z-30 mt-1 grid w-72 gap-3 rounded-xl bg-raised p-3 shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:w-auto"
          >
            <input type="hidden" name="act" value="save" />
            {refused && (
              <p role="alert" className="text-[0.875rem] text-danger-strong">
                {refused.problem}
              </p>
            )}
            <TextField
              name="name"
              label="Nome della vista"
              maxLength={LONGEST_VIEW_NAME}
              defaultValue={refused?.name}
            />
            <Checkbox name="team" label="Della squadra" defaultChecked={refused?.isShared ?? false} />
            <Button type="submit" size="small">
              Salva
            </Button>
          </Form>
        </details>
      )}
      {current?.mayChange && !current.isChanged && (
        <Form method="post" action={here} aria-label="Togli la vista" preventScrollReset>
          <input type="hidden" name="act" value="remove" />
          <input type="hidden" name="view" value={current.id} />
          <Button type="submit" variant="quiet" size="small">
            Togli la vista
          </Button>
        </Form>
      )}
    </>
  )
}
