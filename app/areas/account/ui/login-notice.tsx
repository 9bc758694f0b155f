import type { ReactNode, Ref } from 'react'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'

const tones = {
  danger: 'border-danger bg-danger-tint text-danger',
  warning: 'border-warning bg-warning-tint text-warning',
}

type Props = { ref?: Ref<HTMLDivElement>; tone: keyof typeof tones; children: ReactNode }

/** What stands between the person and the club, said at once to eye and ear. */
export function LoginNotice({ ref, tone, children }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={cx('flex items-start gap-2.5 rounded-field border-[1.5px] px-4 py-3 font-[600]', tones[tone])}
    >
      <Icon name={tone === 'danger' ? 'circle-alert' : 'triangle-alert'} size={20} className="mt-1 shrink-0" />
      <p>{children}</p>
    </div>
  )
}
