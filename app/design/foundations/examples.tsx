import { cx } from '../cx.ts'
import type { Example } from '../example.ts'

const swatches = [
  ['ground', 'bg-ground'],
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['night', 'bg-night'],
  ['line', 'bg-line'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
  ['primary-tint', 'bg-primary-tint'],
  ['primary', 'bg-primary'],
  ['primary-strong', 'bg-primary-strong'],
  ['accent', 'bg-accent'],
  ['success', 'bg-success'],
  ['success-tint', 'bg-success-tint'],
  ['warning-fill', 'bg-warning-fill'],
  ['warning-tint', 'bg-warning-tint'],
  ['orange', 'bg-orange'],
  ['danger', 'bg-danger'],
  ['danger-tint', 'bg-danger-tint'],
  ['gold-tint', 'bg-gold-tint'],
  ['bar-blue', 'bg-bar-blue'],
  ['bar-yellow', 'bg-bar-yellow'],
  ['bar-red', 'bg-bar-red'],
] as const

const sizes = [
  ['hero', 'text-hero'],
  ['title-xl', 'text-title-xl'],
  ['title-l', 'text-title-l'],
  ['title-m', 'text-title-m'],
  ['title-s', 'text-title-s'],
] as const

export const examples: Example[] = [
  {
    name: 'Colori',
    render: () => (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3">
        {swatches.map(([name, ground]) => (
          <li key={name} className="grid gap-1.5 text-xs text-ink-soft">
            <span className={cx('h-16 rounded-field shadow-card', ground)} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Caratteri',
    render: () => (
      <div className="grid gap-5">
        {sizes.map(([name, size]) => (
          <p key={name} className="grid gap-1">
            <span className="text-xs text-ink-soft">{name}</span>
            <span className={cx('font-display font-[560] tracking-tight', size)}>Chi cura gli altri merita cura</span>
          </p>
        ))}
        <p className="max-w-measure">
          Il testo è in Source Sans 3, a 17 punti con un’interlinea di 1,55: si legge bene anche alla fine di un turno,
          su un telefono, con gli occhiali dimenticati in ambulatorio.
        </p>
        <p className="text-sm text-ink-soft">Il testo minore serve a date, autori e note.</p>
      </div>
    ),
  },
  {
    name: 'Profondità e angoli',
    render: () => (
      <div className="grid gap-6 sm:grid-cols-3">
        {(['shadow-card', 'shadow-lifted', 'shadow-float'] as const).map((shadow) => (
          <div key={shadow} className={cx('rounded-card bg-raised p-6 text-sm text-ink-soft', shadow)}>
            {shadow}
          </div>
        ))}
      </div>
    ),
  },
]
