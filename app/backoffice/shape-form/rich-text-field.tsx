import { useState } from 'react'
import { WritingSurface } from '../contents/writing-surface.tsx'
import type { InputProps } from './text-input.tsx'

/** Up to so many letters a text is a few lines: it gets a small surface and the four tools that make sense there. */
const LONGEST_NOTE = 5_000

/** Formatted words. The surface keeps its own state; a value that comes from elsewhere draws it again. */
export function RichTextField({ shape, value, errors, path, onChange }: InputProps<'rich-text'>) {
  const given = typeof value === 'string' ? value : ''
  const [drawn, setDrawn] = useState({ times: 0, value: given })
  if (drawn.value !== given) setDrawn({ times: drawn.times + 1, value: given })
  return (
    <WritingSurface
      key={drawn.times}
      name={path}
      label={shape.title}
      description={shape.description}
      error={errors[path]}
      isOptional={shape.isOptional}
      isShort={(shape.max ?? 0) <= LONGEST_NOTE}
      isForBlocks
      defaultValue={given}
      onWrite={(html) => {
        setDrawn((before) => ({ ...before, value: html }))
        onChange(html === '' && shape.isOptional ? undefined : html)
      }}
    />
  )
}
