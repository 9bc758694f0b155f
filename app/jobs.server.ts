import type { Disk } from 'flydrive'
import {
  endLostFactorsJob,
  endRolesJob,
  forgetMailLinksJob,
  remindEndingTrialsJob,
} from '#areas/account/jobs.server.ts'
import {
  reconcilePaymentsJob,
  refundPaymentsJob,
  remindInstallmentsJob,
  suspendLateMembersJob,
} from '#areas/billing/jobs.server.ts'
import { forgetBulkRunsJob } from '#areas/bulk/jobs.server.ts'
import { forgetCartsJob } from '#areas/cart/jobs.server.ts'
import { askParticipantsJob, forgetFormerParticipantsJob } from '#areas/classroom/jobs.server.ts'
import { releaseScheduledJob } from '#areas/content/jobs.server.ts'
import { expireOffersJob } from '#areas/conventions/jobs.server.ts'
import { followCoursePlatformJob, forgetAccessLinksJob, turnCoursesJob } from '#areas/courses/jobs.server.ts'
import {
  compareFiguresJob,
  countFiguresJob,
  forgetRareSearchesJob,
  forgetVisitsJob,
  recountFiguresJob,
  sendFigureLettersJob,
  tellOfBoundsJob,
} from '#areas/figures/jobs.server.ts'
import { forgetExportsJob, makeExportJob } from '#areas/lists/jobs.server.ts'
import {
  closeLoyaltyJob,
  forgetRewardAddressesJob,
  refreshLoyaltyOrdersJob,
  settleLoyaltyJob,
  turnRewardsJob,
} from '#areas/loyalty/jobs.server.ts'
import {
  forgetImportsJob,
  inviteImportedJob,
  resumeImportsJob,
  runImportJob,
} from '#areas/member-import/jobs.server.ts'
import { announceNoticesJob } from '#areas/notices/jobs.server.ts'
import { turnPricesJob } from '#areas/plans/jobs.server.ts'
import { harvestLiteratureJob, sendPressDigestsJob } from '#areas/press/jobs.server.ts'
import { scanAwaitingFilesJob } from '#areas/professional-card/jobs.server.ts'
import { eraseAskedJob, eraseUnprovedJob, makeArchivesJob } from '#areas/profile/jobs.server.ts'
import { followRequestsJob } from '#areas/requests/jobs.server.ts'
import { refreshSortKeysJob } from '#areas/segments/jobs.server.ts'
import { forgetOldEventsJob } from '#areas/tracking/jobs.server.ts'
import { sendPaceLettersJob, turnPeriodsJob } from '#areas/triennium/jobs.server.ts'
import { endViewAsJob } from '#areas/view-as/jobs.server.ts'
import { bulkJob } from '#backoffice/bulk/contents.server.ts'
import { forgetOldChangesJob } from '#platform/changes/jobs.server.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import { emptyTrashJob } from '#platform/records/jobs.server.ts'
import { forgetEndedSessionsJob } from '#platform/session/jobs.server.ts'
import { sealTrailJob } from '#platform/trail/jobs.server.ts'
import { MADE_EXPORTS } from './backoffice/lists/made-exports.server.ts'
import { memberData } from './member-data.server.ts'

/** CONTENTS: every job of the club; mail and the files nobody refers to are cared for by the house itself. */
export const jobs: readonly Job[] = [
  forgetOldChangesJob,
  forgetEndedSessionsJob,
  emptyTrashJob,
  sealTrailJob,
  forgetCartsJob,
  bulkJob,
  forgetBulkRunsJob,
  reconcilePaymentsJob,
  refundPaymentsJob,
  remindInstallmentsJob,
  suspendLateMembersJob,
  endLostFactorsJob,
  endRolesJob,
  endViewAsJob,
  forgetMailLinksJob,
  remindEndingTrialsJob,
  eraseUnprovedJob(memberData),
  releaseScheduledJob,
  announceNoticesJob,
  expireOffersJob,
  forgetAccessLinksJob,
  forgetFormerParticipantsJob,
  askParticipantsJob,
  inviteImportedJob,
  followCoursePlatformJob,
  turnCoursesJob,
  turnPeriodsJob,
  sendPaceLettersJob,
  turnPricesJob,
  forgetOldEventsJob,
  settleLoyaltyJob,
  closeLoyaltyJob,
  forgetRewardAddressesJob,
  turnRewardsJob,
  countFiguresJob,
  forgetRareSearchesJob,
  forgetVisitsJob,
  recountFiguresJob,
  compareFiguresJob,
  sendFigureLettersJob,
  tellOfBoundsJob,
  harvestLiteratureJob,
  sendPressDigestsJob,
  followRequestsJob,
  refreshSortKeysJob,
]

/** Those that need what the server opens: the disk, the club's secret. */
export const jobsWith = ({ disk, secret }: { disk: Disk; secret: string }): readonly Job[] => [
  scanAwaitingFilesJob(disk),
  runImportJob(disk),
  resumeImportsJob(disk),
  forgetImportsJob(disk),
  makeArchivesJob({ data: memberData, disk }),
  makeExportJob(disk, MADE_EXPORTS),
  forgetExportsJob(disk),
  eraseAskedJob({ data: memberData, secret }),
  refreshLoyaltyOrdersJob(secret),
]
