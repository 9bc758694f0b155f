import { useState } from 'react'
import { cx } from '#design/cx.ts'
import { WritingSurface } from '../writing/writing-surface.tsx'
import type { InputProps } from './text-input.tsx'

/** Up to so many letters a text is a few lines: it gets a small surface and the four tools that make sense there. */
const LONGEST_NOTE = 5_000
const NEAR_THE_END = 0.25

/** Formatted words. The surface keeps its own state; a value that comes from elsewhere draws it again. */
export function RichTextField({ shape, value, errors, path, onChange }: InputProps<'rich-text'>) {
  const given = typeof value === 'string' ? value : ''
  const [drawn, setDrawn] = useState({ times: 0, value: given })
  if (drawn.value !== given) setDrawn({ times: drawn.times + 1, value: given })
  const left = shape.max === undefined ? Number.POSITIVE_INFINITY : shape.max - given.length
  return (
    <div className="grid gap-1.5">
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
      {/* What counts is what is kept, with its formatting: nobody could count it by eye, so it is said only near the end. */}
      {left < (shape.max ?? 0) * NEAR_THE_END && (
        <p className={cx('text-sm tabular-nums', left < 0 ? 'font-[600] text-danger' : 'text-ink-soft')}>
          {left < 0 ? `${-left} caratteri di troppo` : `Ancora ${left} caratteri`}, contando anche la formattazione
        </p>
      )}
    </div>
  )
}
