import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import type { Tutor } from '../tutor-store.server.ts'

/** DSK-046. Whoever follows only what is assigned to them sees the courses that are ticked. */
export function CourseTutors({ tutors }: { tutors: readonly Tutor[] }) {
  return (
    <DeskBox title="Tutor">
      <Form method="post" aria-label="Tutor" className="grid gap-2">
        <input type="hidden" name="move" value="tutors" />
        {tutors.map(({ id, name, isAssigned }) => (
          <Checkbox key={id} id={`tutor-${id}`} name="tutor" value={id} label={name} defaultChecked={isAssigned} />
        ))}
        <div>
          <Button type="submit" variant="ghost">
            Assegna
          </Button>
        </div>
      </Form>
    </DeskBox>
  )
}
