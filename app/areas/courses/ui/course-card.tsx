import { useState } from 'react'
import { useAsk } from '#design/ask/ask.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card, CardBody, CardCover, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { ProgressBar } from '#design/progress/progress.tsx'
import { excerpt } from '#platform/pure/text.ts'
import { type CardCourse, type CardProgress, cardStatus, creditsInWords, hourCount } from '../card-rules.ts'
import { downloadCertificate } from './download-certificate.ts'
import type { CourseDoor } from './use-course-door.tsx'

export type CourseCardProps = {
  course: CardCourse
  /** Undefined while the person is on the way. */
  progress: CardProgress | null | undefined
  door: CourseDoor
  /** CRS-034. */
  isOfferedUpgrade: boolean
  level?: 2 | 3
  /** Nobody has signed in: nobody arrives, and no room is kept. */
  isForStranger?: boolean
}

/** CRS-020. The card of a course. What depends on the person stands at the foot, in room that is already there when it arrives. */
export function CourseCard(props: CourseCardProps) {
  const { course, progress, door, isOfferedUpgrade, level = 3, isForStranger } = props
  const status = cardStatus(course.expiryDate, progress ?? null)
  return (
    <Card className="h-full">
      <CardCover>
        {course.image ? (
          <img src={course.image} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <CoverArt seed={course.slug} category={course.series} />
        )}
      </CardCover>
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <Badge tone="primary">{course.model}</Badge>
          <Badge tone="neutral">{course.series}</Badge>
          <Badge tone="gold" icon="award">
            {hourCount(course.durationHours)} · {creditsInWords(course.credits)}
          </Badge>
        </div>
        <CardTitle level={level} to={`/corsi-ecm-fad/${course.slug}`}>
          {course.title}
        </CardTitle>
        <p className="text-ink-soft">{excerpt(course.description)}</p>
        <div className="relative z-1 mt-auto grid gap-3 pt-3">
          <div
            className={cx('grid content-end gap-1.5', !isForStranger && 'min-h-14')}
            data-personal={progress === undefined ? 'arriving' : 'here'}
          >
            {status.percentage !== null && (
              <ProgressBar
                label={`Completamento di ${course.title}`}
                value={status.percentage}
                caption=""
                tone={progress?.status === 3 || progress?.status === 4 ? 'danger' : 'success'}
              />
            )}
            <p className="text-sm text-ink-soft">
              {status.note}
              {progress?.status === 1 && ` · ${status.percentage}% completato`}
            </p>
          </div>
          <CourseButtons
            course={course}
            status={status}
            door={door}
            isOfferedUpgrade={isOfferedUpgrade}
            isArriving={progress === undefined}
          />
        </div>
      </CardBody>
    </Card>
  )
}

type ButtonsProps = Pick<CourseCardProps, 'course' | 'door' | 'isOfferedUpgrade'> & {
  status: ReturnType<typeof cardStatus>
  isArriving: boolean
  size?: 'medium' | 'large'
  /** Where it is what the page is for. */
  variant?: 'accent'
}

/** CRS-022, CRS-034. The upgrade takes the place of the course, never of what was earned: a certificate stays its owner’s. */
export function CourseButtons({
  course,
  status,
  door,
  isOfferedUpgrade,
  isArriving,
  size = 'medium',
  variant,
}: ButtonsProps) {
  const ask = useAsk()
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    await downloadCertificate(course.id)
    setDownloading(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isOfferedUpgrade ? (
        <Button size={size} data-event-code="PP050" onClick={() => ask('upgrade')}>
          Effettua l'upgrade
        </Button>
      ) : (
        <Button
          size={size}
          {...(variant && { variant })}
          isPending={door.pendingId === course.id}
          className={isArriving ? 'min-w-[min(11rem,100%)] text-transparent' : 'min-w-[min(11rem,100%)]'}
          disabled={isArriving}
          data-event-code="CF102"
          onClick={() => door.open(course.id)}
        >
          {status.button}
        </Button>
      )}
      {status.hasCertificate && (
        <Button
          variant="ghost"
          size={size}
          icon="download"
          data-event-code="CF103"
          isPending={isDownloading}
          onClick={download}
        >
          Attestato
        </Button>
      )}
    </div>
  )
}
