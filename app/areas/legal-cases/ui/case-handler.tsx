import { Button } from '#design/button/button.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'

type Props = {
  handler: string | null
  handledBy: string | null
  followers: readonly { value: string; label: string }[]
  /** Why it was not assigned. */
  problem: string | undefined
}

/** DSK-045. Who follows a case, and to whom it can be given. */
export function CaseHandler({ handler, handledBy, followers, problem }: Props) {
  return (
    <DeskBox title="Chi la segue">
      <p className="text-ink-soft">{handler ?? 'Nessuno. Chi ha il ruolo Legale legge soltanto le cause che segue.'}</p>
      <Form
        method="post"
        aria-label="Assegna la causa"
        errors={problem ? { handledBy: problem } : {}}
        className="gap-2"
      >
        <input type="hidden" name="seen" value={handledBy ?? ''} />
        <Select
          name="handledBy"
          label="Assegna a"
          placeholder="Scegli una persona"
          options={followers.filter(({ value }) => value !== handledBy)}
        />
        <Button type="submit" name="act" value="assign" variant="ghost" className="justify-self-start">
          Assegna
        </Button>
      </Form>
    </DeskBox>
  )
}
