import path from 'node:path'
import sharp from 'sharp'
import { backup } from '#platform/db/backup.server.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { restore } from '#platform/db/restore.server.ts'
import { putFile } from '#platform/files/commands.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { beginFilm } from '#platform/files/film-commands.server.ts'
import { appSecret } from '#platform/secrets/app-secret.server.ts'

/** Everything the club writes on a disk, in a process of its own: only there the umask can be chosen. */
const [folder = '', url = '', emptyUrl = ''] = process.argv.slice(2)
process.umask(0)
const dataFolder = path.join(folder, 'data')
await migrate({ url })
const { db, close } = openDatabase({ url })
const disk = await openDisk({ files: { driver: 'local' }, dataFolder })
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const bytes = await picture.png().toBuffer()
await putFile(db, disk, { bytes, name: 'a.png', accepts: ['image'], ownerId: null, isPublic: false })
const first = Buffer.alloc(500)
first.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 0, 'latin1')
await beginFilm(db, disk, { name: 'film.mp4', byteSize: first.byteLength, first })
await appSecret({ secret: null, dataFolder })
const file = path.join(dataFolder, 'backups', 'copia.tar')
await backup({ url, file, dataFolder, now: new Date('2026-11-18T10:00:00Z') })
await close()
await restore({ url: emptyUrl, file, dataFolder: path.join(folder, 'back') })
