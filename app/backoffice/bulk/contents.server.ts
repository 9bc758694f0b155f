import { orderBulkList, takeElectronicInvoices } from '#areas/billing/bulk-commands.server.ts'
import { workOnBulkJob } from '#areas/bulk/jobs.server.ts'
import type { BulkContents } from '#areas/bulk/model.ts'
import { deliverMany, returnMany, rewardOrderBulkList, shipMany } from '#areas/loyalty/bulk-commands.server.ts'
import { approveCards, cardBulkList } from '#areas/professional-card/bulk-commands.server.ts'
import { REQUEST_ACTS, requestBulkList } from '#areas/requests/bulk-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { changeCategory, changeReaders, publishContents, withdrawContents } from './content-acts.server.ts'
import { contentBulkList } from './content-list.server.ts'
import { giveLabelToMany, takeLabelFromMany } from './label-acts.server.ts'
import { closeSessions, giveWalletToMany, lengthenPremium, sendNotice } from './member-acts.server.ts'
import { memberBulkList } from './member-list.server.ts'

/** CONTENTS: every act that can be done to many, in the order in which the bar of a list offers it, and the lists it is done to. */
export const bulkContents: BulkContents = {
  lists: [memberBulkList, contentBulkList, requestBulkList, orderBulkList, cardBulkList, rewardOrderBulkList],
  acts: [
    sendNotice,
    lengthenPremium,
    giveLabelToMany,
    takeLabelFromMany,
    giveWalletToMany,
    closeSessions,
    publishContents,
    withdrawContents,
    changeCategory,
    changeReaders,
    ...REQUEST_ACTS,
    takeElectronicInvoices,
    approveCards,
    shipMany,
    deliverMany,
    returnMany,
  ],
}

export const bulkJob = workOnBulkJob(bulkContents)

/** Asks for the job that works on a run. */
export const workLater = (db: Db, number: number) => enqueue(db, bulkJob, { number }, { key: String(number) })
