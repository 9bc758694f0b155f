import { useState } from 'react'
import { staffOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { FormContext } from '#design/form/form-context.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { formExample } from '../gallery/block-examples.server.ts'
import { ShapeFields } from '../shape-form/shape-fields.tsx'
import type { Route } from './+types/form-gallery'

export function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  return formExample(new URL(request.url).searchParams.get('blocco'))
}

export const meta = () => [{ title: 'Galleria dei moduli' }, { name: 'robots', content: 'noindex' }]

const FIELDS = { id: 'prova', errors: {}, values: {} }

/** The form of a block as an editor meets it, to try without a page: nothing of it is saved. */
export default function FormGallery({ loaderData }: Route.ComponentProps) {
  const { type, shape, fields, choices } = loaderData
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="grid gap-4 py-12 md:py-18">
          <p className="eyebrow">Redazione</p>
          <h1 className="max-w-[18ch] text-hero">I moduli con cui si compila un blocco</h1>
          <p className="max-w-measure text-ink-soft text-lg">
            Ogni modulo è disegnato dalla forma del suo blocco. Qui si prova: nulla viene salvato.{' '}
            <Link to="/redazione/galleria">Vai ai componenti</Link>
          </p>
          <form aria-label="Quale blocco" className="flex max-w-xl flex-wrap items-end gap-3">
            <Select
              key={type}
              name="blocco"
              label="Blocco"
              options={choices}
              defaultValue={type}
              className="min-w-56 flex-1"
            />
            <Button type="submit">Mostra il modulo</Button>
          </form>
        </Wrap>
      </div>
      <Wrap className="grid max-w-4xl gap-6 py-10 pb-24">
        <h2 className="text-title-xl">{shape.title}</h2>
        <FormContext value={FIELDS}>
          <Tried key={type} shape={shape} fields={fields} />
        </FormContext>
      </Wrap>
    </>
  )
}

function Tried({ shape, fields }: Pick<Route.ComponentProps['loaderData'], 'shape' | 'fields'>) {
  const [value, setValue] = useState<unknown>(fields)
  return <ShapeFields shape={shape} value={value} errors={{}} path="" onChange={setValue} />
}
