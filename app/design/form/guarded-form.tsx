import { Form, type FormProps } from './form.tsx'
import { UnsavedGuard, useUnsaved } from './unsaved-guard.tsx'

/** A form that takes long to fill: whoever leaves it before it is saved is asked first, also after a refusal. */
export function GuardedForm({ errors, onChange, onSubmit, ...rest }: FormProps) {
  const { isUnsaved, onEdit, onSend } = useUnsaved(errors)
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form
        errors={errors}
        onChange={(event) => {
          onEdit()
          onChange?.(event)
        }}
        onSubmit={(event) => {
          onSend()
          onSubmit?.(event)
        }}
        {...rest}
      />
    </>
  )
}
