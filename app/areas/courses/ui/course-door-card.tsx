import type { Audience } from '#areas/audience/model.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { ProgressBar } from '#design/progress/progress.tsx'
import { SkeletonText } from '#design/skeleton/skeleton.tsx'
import { toast } from '#design/toast/toast.ts'
import { NO_CREDITS, NO_CREDITS_MEANS } from '../accreditation-rules.ts'
import { type CardCourse, cardStatus, costInWords, creditCount, isOfferedUpgrade } from '../card-rules.ts'
import { forYouFromWire } from '../card-wire.ts'
import { showsCredits } from '../training-rules.ts'
import type { ForYouWire } from '../wire.ts'
import { CourseButtons } from './course-card.tsx'
import { previewFile } from './file-events.ts'
import { FileListener } from './file-listener.tsx'
import { useCall } from './use-call.ts'
import { type CourseDoor, useCourseDoor } from './use-course-door.tsx'
import { UNREAD_COURSES, usePersonalCourses } from './use-personal-courses.ts'

type Props = {
  course: CardCourse
  audience: Audience
  /** It takes nobody new. */
  isClosed: boolean
  isPreview: boolean
}

const CLOSED_DOOR: CourseDoor = {
  pendingId: null,
  open: () => toast.warning('È un’anteprima: da qui il corso non si apre.'),
  dialogs: null,
}

/** What the course costs whoever looks at it, how far they are, and the way in. */
export function CourseDoorCard({ course, audience, isClosed, isPreview }: Props) {
  // In a preview the person is the editor, and what they have done is not what is being looked at.
  const isSignedIn = audience.type !== 'SUSPECT' && !isPreview
  const personal = usePersonalCourses(isSignedIn)
  const readersDoor = useCourseDoor(audience.type)
  const door = isPreview ? CLOSED_DOOR : readersDoor
  const progress = personal?.get(course.id) ?? null
  const status = cardStatus(course.expiryDate, progress)
  // CNT-007: the block leaves for whoever failed the course or let it expire, and where that cannot be known.
  if (personal === UNREAD_COURSES) return null
  if (progress && (progress.status === 3 || progress.status === 4))
    return <p className="rounded-card bg-paper p-6 text-ink-soft shadow-card">{status.note}</p>
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      <div className="h-47 max-lg:h-40">
        {course.image ? (
          <img src={course.image} alt="" className="size-full object-cover" />
        ) : (
          <CoverArt seed={course.slug} category={course.series} isFirst />
        )}
      </div>
      <div className="grid gap-4 p-6">
        <div className={cx('grid content-end gap-1.5', isSignedIn && 'min-h-14')}>
          {status.percentage !== null && (
            <ProgressBar label="Completamento del corso" value={status.percentage} caption="" />
          )}
          <p className="text-sm text-ink-soft">{status.note}</p>
        </div>
        {!progress && !isClosed && isSignedIn && showsCredits(audience) && (
          <div className="min-h-31 rounded-card bg-sunken p-4">
            <p className="text-sm text-ink-soft">Per te</p>
            {personal ? <CostForYou course={course} /> : <SkeletonText lines={2} />}
          </div>
        )}
        <WayIn {...{ course, audience, isClosed, status, door }} isArriving={personal === null} isNew={!progress} />
        <Button variant="quiet" icon="eye" className="-ml-5 justify-self-start" onClick={() => previewFile(course.id)}>
          Anteprima
        </Button>
        {!progress && !isClosed && (
          <p className="text-sm text-ink-soft">
            L’iscrizione costa {creditCount(course.credits)} del piano, a chi ne riceve: te lo chiediamo prima di
            usarli, una volta sola.
          </p>
        )}
      </div>
      {door.dialogs}
      <FileListener />
    </div>
  )
}

type WayInProps = Pick<Props, 'course' | 'audience' | 'isClosed'> & {
  status: ReturnType<typeof cardStatus>
  door: CourseDoor
  isArriving: boolean
  /** Who looks has never enrolled, or is not known yet. */
  isNew: boolean
}

/** LRN-005. On its own page a course says what happens at the press. */
function WayIn({ course, audience, isClosed, status, door, isArriving, isNew }: WayInProps) {
  if (isNew && isClosed) return null
  if (audience.type === 'SUSPECT')
    return (
      <ButtonLink
        size="large"
        variant="accent"
        to={`/login?redirectTo=${encodeURIComponent(`/corsi-ecm-fad/${course.slug}`)}`}
      >
        Accedi per iscriverti
      </ButtonLink>
    )
  return (
    <CourseButtons
      course={course}
      status={isNew ? { ...status, button: 'Iscriviti al corso' } : status}
      door={door}
      isOfferedUpgrade={isOfferedUpgrade(audience)}
      isArriving={isArriving}
      size="large"
      variant="accent"
    />
  )
}

/** What enrolling would leave in the plan of whoever has not begun; or that it gives them no credits, and costs none (LRN-005). */
function CostForYou({ course: { id, credits } }: Pick<Props, 'course'>) {
  const answer = useCall<ForYouWire>(`/FAD/Corsi/${id}/PerTe`)
  if (!answer) return <SkeletonText lines={2} />
  const { earnsCredits, balance } = forYouFromWire(answer)
  if (earnsCredits) return <p className="mt-1">{costInWords(credits, balance)}</p>
  return (
    <>
      <p className="mt-1 font-strong text-warning">{NO_CREDITS}.</p>
      <p className="mt-1 text-sm">{NO_CREDITS_MEANS}</p>
    </>
  )
}
