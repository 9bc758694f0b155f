import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** A place of the final size; give the size with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-coming=""
      aria-hidden="true"
      className={cx('block animate-shimmer rounded-small bg-skeleton', className)}
    />
  )
}

/** Lines of text to come; the last is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={cx('h-[0.9em]', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** A card to come. */
export function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      <Skeleton className="aspect-[16/8.6] rounded-none" />
      <div className="grid gap-4 p-5 sm:p-6">
        <Skeleton className="h-6 w-24 rounded-pill" />
        <Skeleton className="h-6 w-4/5" />
        <SkeletonText lines={2} />
      </div>
    </div>
  )
}

/** SHL-033. Says once that something is coming, around any skeletons. */
export function Loading({
  children,
  label = 'Caricamento...',
  className,
}: {
  children: React.ReactNode
  label?: string
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
