import type { Permission } from '#areas/audience/model.ts'
import type { Block } from '#areas/content/model.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { FieldShape } from '../shape-form/field-shape.ts'
import { PermissionField } from '../shape-form/permission-field.tsx'
import { ShapeFields } from '../shape-form/shape-fields.tsx'
import { entryOf } from './catalogue.ts'
import type { Place } from './document-rules.ts'

type Props = {
  block: Block
  place: Place
  /** Address of the page, for whoever wants to link here. */
  path: string
  shape: FieldShape | undefined
  faults: Readonly<Record<string, string>>
  onChange: (change: { fields?: unknown; audience?: Permission }) => void
}

/** Everything an editor decides of one block. */
export function BlockForm({ block, place, path, shape, faults, onChange }: Props) {
  const { name, text, icon } = entryOf(block.type, shape ? { [block.type]: shape } : {})
  const prefix = `${place.region}.${place.index}`
  const errors = Object.fromEntries(Object.entries(faults).map(([at, message]) => [`${prefix}.${at}`, message]))
  return (
    <section aria-labelledby="blocco-scelto" className="grid gap-5 rounded-card bg-paper p-5 shadow-card">
      <div className="flex items-start gap-3">
        <Icon name={icon} size={26} className="mt-0.5 text-primary" />
        <div>
          <h2 id="blocco-scelto" className="font-display text-title-s">
            {name}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      {shape ? (
        <ShapeFields
          shape={shape}
          value={block.fields}
          errors={errors}
          path={`${prefix}.fields`}
          onChange={(fields) => onChange({ fields })}
        />
      ) : (
        <p>Questo blocco non esiste più in questa versione del Club: puoi solo toglierlo.</p>
      )}
      <PermissionField
        value={block.audience}
        errors={errors}
        path={`${prefix}.audience`}
        onChange={(audience) => onChange({ audience: audience ?? {} })}
      />
      <p className="wrap-anywhere border-line border-t pt-4 text-ink-soft text-sm">
        Per portare qui un collegamento o una voce dell’indice della pagina: <code>#{block.id}</code>, da altre pagine{' '}
        <code>
          {path}#{block.id}
        </code>
      </p>
    </section>
  )
}
