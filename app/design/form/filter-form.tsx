import { Form, type FormProps } from 'react-router'

/** A form that changes the address: what was left empty is not written in it. */
export function FilterForm(props: FormProps) {
  return <Form method="get" ref={leaveOutEmpty} {...props} />
}

/** For a form of the address that is drawn by other hands. */
export function leaveOutEmpty(form: HTMLFormElement | null): (() => void) | undefined {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  }
  form?.addEventListener('formdata', leaveOut)
  return () => form?.removeEventListener('formdata', leaveOut)
}
