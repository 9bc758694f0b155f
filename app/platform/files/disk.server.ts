import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'
import type { WriteOptions } from 'flydrive/types'
import { StartupError } from '../db/startup-error.ts'
import type { Env, FilesSettings } from '../env.server.ts'
import { makeOwnFolder, OWNER_FILE } from '../owner-only.server.ts'

/** Where bytes are kept: a folder by default, an S3 bucket by setting. */
export async function openDisk({ files, dataFolder }: Pick<Env, 'files' | 'dataFolder'>): Promise<Disk> {
  if (files.driver === 's3') return openBucket(files)
  return new Disk(new OwnerOnlyDriver({ location: path.resolve(dataFolder, 'files'), visibility: 'private' }))
}

/** IDN-020. The library writes with the modes of the process, which let every user of the machine read. */
class OwnerOnlyDriver extends FSDriver {
  readonly #folder: string
  constructor(options: FSDriverOptions & { location: string }) {
    super(options)
    this.#folder = options.location
  }
  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const place = path.join(this.#folder, key)
    await makeOwnFolder(path.dirname(place))
    await writeFile(place, contents, { mode: OWNER_FILE, signal: options?.signal })
  }
}

/** The S3 client is large and most clubs do not need it, so it is loaded only when chosen and is not installed by default. */
async function openBucket(settings: FilesSettings & { driver: 's3' }): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartupError(
      'FILES_DRIVER=s3 ha bisogno di due pacchetti: esegui "npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner" e riavvia.',
    )
  })
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const options = {
    bucket,
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private' as const,
    supportsACL: false,
  }
  return new Disk(new S3Driver(options as ConstructorParameters<typeof S3Driver>[0]))
}
