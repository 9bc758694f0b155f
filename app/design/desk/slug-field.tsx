import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** The last part of the address of a thing that is being made, proposed by its title where it is left empty. */
export function SlugField(props: Partial<TextFieldProps>) {
  return (
    <TextField
      name="slug"
      label="Indirizzo della pagina"
      description="L’ultima parte. Vuoto: lo propone il titolo. Poi non cambia più."
      isOptional
      maxLength={80}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
