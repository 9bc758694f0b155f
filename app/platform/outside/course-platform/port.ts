/** A person as another course platform must know them to certify credits. */
export type PlatformTrainee = {
  /** Ours, and the same for ever. */
  reference: string
  name: string
  surname: string
  email: string
  fiscalCode: string | null
}

export type PlatformProgress = {
  /** Our number of the course, which is also the platform's. */
  courseReference: string
  percentage: number
  outcome: 'studying' | 'passed' | 'failed'
  /** Per cent of right answers, where there was a test. */
  score: number | null
  endedAt: Date | null
}

/**
 * What the club needs of a course platform that is not its own. Without one, which is the default, courses are followed in the club's
 * classroom (the area `classroom`): that is the stand-in, and it needs no account anywhere.
 */
export type CoursePlatformPort = {
  /** As people read it. */
  readonly name: string
  /** An address that lets this person in once: into a course, or into the catalogue where none is named. */
  openDoor(trainee: PlatformTrainee, courseReference: string | null): Promise<{ url: string }>
  listProgress(traineeReference: string): Promise<PlatformProgress[]>
}
