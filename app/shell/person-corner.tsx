import { Form } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { usePerson } from './person.tsx'

/** Name and way out of whoever is signed in; as large before the person arrives as after. */
export function PersonCorner() {
  const person = usePerson()
  const name = person.status === 'here' ? `${person.me.name} ${person.me.surname}` : ''
  return (
    <div className="flex items-center gap-2">
      <span className="flex h-11 w-11 items-center gap-2 sm:w-52" data-person={person.status}>
        <span className="size-10 shrink-0 rounded-pill bg-skeleton">{name && <Avatar name={name} size={40} />}</span>
        <span className="hidden truncate font-semibold sm:block">{name}</span>
      </span>
      <Form method="post" action="/esci">
        <Button type="submit" variant="quiet">
          Esci
        </Button>
      </Form>
    </div>
  )
}
