import { type ReactNode, useRef } from 'react'
import { FieldDescription, FieldError } from '#design/field/field.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { ChoiceField } from './choice-field.tsx'
import { emptyValue, type FieldShape, type Fields, fieldsOf, type NamedShape } from './field-shape.ts'
import { IconField } from './icon-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { PermissionField } from './permission-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { type AskedErrors, hasErrorsIn, joined } from './shape-path.ts'
import { NumberInput, TextInput } from './text-input.tsx'
import { UploadField } from './upload-field.tsx'

export type ShapeFieldsProps = {
  shape: FieldShape
  value: unknown
  /** By dotted path from the same root as `path`. */
  errors: AskedErrors
  path: string
  onChange: (next: unknown) => void
}

/** The form of a shape, drawn from its description. Whoever draws it keeps the value. */
export function ShapeFields(props: ShapeFieldsProps): ReactNode {
  const { shape } = props
  return shape.kind === 'object' ? (
    <div className="grid gap-6">
      <FieldsOf {...props} fields={shape.fields} />
    </div>
  ) : (
    <ShapeField {...props} />
  )
}

type FieldProps = ShapeFieldsProps & {
  /** Fields beside this one that it also writes. */
  onBeside?: ((changes: Fields) => void) | undefined
  /** The switch above it already says what it is called. */
  isNamed?: boolean | undefined
}

/** One field with its name; a group that may be left out is off until somebody switches it on. */
function ShapeField(props: FieldProps): ReactNode {
  const { shape } = props
  const isGroup = shape.kind === 'object' || shape.kind === 'picture'
  return isGroup && shape.isOptional && shape.defaultValue === undefined ? (
    <OptionalGroup {...props} />
  ) : (
    <AskedField {...props} />
  )
}

function AskedField({ shape, ...props }: FieldProps): ReactNode {
  switch (shape.kind) {
    case 'text':
      return <TextInput shape={shape} {...props} />
    case 'number':
      return <NumberInput shape={shape} {...props} />
    case 'rich-text':
      return <RichTextField shape={shape} {...props} />
    case 'link':
      return <LinkField shape={shape} {...props} />
    case 'icon':
      return <IconField shape={shape} {...props} />
    case 'choice':
      return <ChoiceField shape={shape} {...props} />
    case 'picture':
      return <PictureField shape={shape} {...props} />
    case 'file':
      return <UploadField shape={shape} {...props} />
    case 'permission':
      return <PermissionField {...props} value={fieldsOf(props.value)} />
    case 'list':
      return <ListField shape={shape} {...props} renderItem={(item) => <ItemFields {...item} />} />
    case 'object':
      return (
        <Group shape={shape} {...props}>
          <FieldsOf shape={shape} {...props} fields={shape.fields} />
        </Group>
      )
    case 'switch':
      return (
        <Switch
          name={props.path}
          label={shape.title}
          description={shape.description}
          error={props.errors[props.path]}
          checked={(props.value ?? shape.defaultValue) === true}
          onChange={(event) => props.onChange(event.target.checked)}
        />
      )
    case 'hidden':
      return null
  }
}

/** What a list draws of each item: its fields without a frame, for the list has one. */
function ItemFields(props: ShapeFieldsProps) {
  return props.shape.kind === 'object' ? <FieldsOf {...props} fields={props.shape.fields} /> : <ShapeField {...props} />
}

function FieldsOf({ fields, value, errors, path, onChange }: ShapeFieldsProps & { fields: readonly NamedShape[] }) {
  const values = fieldsOf(value)
  const change = (changes: Fields) =>
    onChange(Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, each]) => each !== undefined)))
  const field = ({ name, shape }: NamedShape) => (
    <ShapeField
      key={name}
      shape={shape}
      value={values[name]}
      errors={errors}
      path={joined(path, name)}
      onChange={(next) => change({ [name]: next })}
      onBeside={change}
    />
  )
  const details = fields.filter(({ shape }) => shape.isDetail)
  const isWrong = details.some(({ name }) => hasErrorsIn(errors, joined(path, name)))
  return (
    <>
      {fields.filter(({ shape }) => !shape.isDetail).map(field)}
      {details.length > 0 && (
        <details open={isWrong || undefined} className="group/details rounded-field bg-sunken px-4">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-strong text-primary">
            Altre scelte
            <Icon name="chevron-down" size={18} className="group-open/details:rotate-180" />
          </summary>
          <div className="grid gap-6 pt-2 pb-5">{details.map(field)}</div>
        </details>
      )}
    </>
  )
}

/** Fields that belong together, under one name. */
function Group({
  shape,
  errors,
  path,
  isNamed,
  children,
}: Omit<FieldProps, 'value' | 'onChange'> & { children: ReactNode }) {
  const id = fieldId(useFormState().id, path)
  const error = errors[path]
  return (
    <fieldset id={id} className="grid gap-5 rounded-card border border-line p-4 sm:p-5">
      <legend className={isNamed ? 'visually-hidden' : 'px-1.5 font-strong'}>{shape.title}</legend>
      {shape.description && <FieldDescription>{shape.description}</FieldDescription>}
      {error && <FieldError>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

/** Off until somebody wants it. Switched off by mistake and on again, it holds what it held. */
function OptionalGroup(props: FieldProps) {
  const { shape, value, path, errors, onChange } = props
  const kept = useRef<unknown>(undefined)
  const isOn = value !== undefined
  const turn = (isWanted: boolean) => {
    if (!isWanted) kept.current = value
    onChange(isWanted ? (kept.current ?? emptyValue(shape)) : undefined)
  }
  return (
    <div className="grid gap-4">
      <Switch
        name={joined(path, 'acceso')}
        label={shape.title}
        description={isOn ? undefined : shape.description}
        error={isOn ? undefined : errors[path]}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      {isOn && <AskedField {...props} isNamed />}
    </div>
  )
}
