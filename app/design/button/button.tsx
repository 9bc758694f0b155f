import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor, type AnchorProps } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Content = { icon?: string; iconAfter?: string; children?: ReactNode }

const iconSizes = { small: 16, medium: 20, large: 22 }

function Inside({ icon, iconAfter, children, size = 'medium' }: Content & Pick<ButtonLook, 'size'>) {
  return (
    <>
      {icon && <Icon name={icon} size={iconSizes[size]} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSizes[size]} />}
    </>
  )
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook &
  Content & {
    /** The work it started is under way: it shows so, keeps focus, and cannot be pressed again. */
    isPending?: boolean
    /** SHL-033. What is said meanwhile. */
    pendingLabel?: string
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  isWide,
  isIconOnly,
  icon,
  iconAfter,
  isPending = false,
  pendingLabel = 'Caricamento...',
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // `disabled` would throw the focus away; refusing the click also refuses Enter inside the form's fields.
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) => (isPending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type={type}
      className={cx(buttonClass({ variant, size, isWide, isIconOnly }), isPending && 'relative', className)}
      aria-disabled={isPending || undefined}
      onClick={pressOnce}
      {...rest}
    >
      {isPending ? (
        <>
          <span className="invisible inline-flex items-center gap-2" aria-hidden="true">
            <Inside icon={icon} iconAfter={iconAfter} size={size}>
              {children}
            </Inside>
          </span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </>
      ) : (
        <Inside icon={icon} iconAfter={iconAfter} size={size}>
          {children}
        </Inside>
      )}
    </button>
  )
}

export type ButtonLinkProps = AnchorProps & ButtonLook & Content

/** A link drawn as a button: it goes somewhere, so it stays a link. */
export function ButtonLink({
  variant,
  size,
  isWide,
  isIconOnly,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor className={cx(buttonClass({ variant, size, isWide, isIconOnly }), className)} {...rest}>
      <Inside icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </Inside>
    </Anchor>
  )
}
