import { DateField } from '#design/date-field/date-field.tsx'
import { Select } from '#design/select/select.tsx'
import { PhoneField, TextField } from '#design/text-field/text-field.tsx'
import type { ShownField } from '../member-field-rules.ts'

/** What a member says freely, to be typed by them or by the desk. */
export function MemberFields({ fields }: { fields: readonly ShownField[] }) {
  return fields.map(({ name, kind, title, help, options, longest, isOptional, value }) => {
    const common = { name, label: title, ...(help && { description: help }), ...(isOptional && { isOptional: true }) }
    if (options) return <Select key={name} {...common} options={options} defaultValue={value} />
    if (kind === 'day') return <DateField key={name} {...common} defaultValue={value} />
    const Field = kind === 'phone' ? PhoneField : TextField
    return <Field key={name} {...common} maxLength={longest} defaultValue={value} />
  })
}
