import { cx } from '../cx.ts'

const variants = {
  solid: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  ghost:
    'border-line-strong/45 bg-(--button-ground,var(--paper)) text-ink hover:border-primary hover:text-primary-strong',
  quiet: 'border-transparent text-primary hover:bg-primary-tint hover:text-primary-strong',
  warning: 'border-transparent bg-warning-fill text-on-warning-fill hover:brightness-95',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
}

const sizes = {
  small: 'min-h-(--control-small) gap-1.5 px-3.5 text-sm target',
  medium: 'min-h-(--control) gap-2 px-(--control-air) py-1',
  large: 'min-h-13 gap-2.5 px-7 py-1 text-lg',
}

const squares = { small: 'size-(--control-small) target', medium: 'size-(--control)', large: 'size-13' }

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** As wide as the place it stands in. */
  isWide?: boolean
  /** A round button that shows only an icon; it must then have an aria-label. */
  isIconOnly?: boolean
}

/** The look of a button, for a button and for a link that is drawn as one. */
export function buttonClass({ variant = 'solid', size = 'medium', isWide, isIconOnly }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center rounded-(--button-corner) border-[1.5px] text-center font-strong leading-tight',
    'transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px focus-visible:rounded-(--button-corner)',
    'disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:active:translate-y-0',
    variants[variant],
    isIconOnly ? squares[size] : sizes[size],
    isWide && 'w-full',
  )
}
