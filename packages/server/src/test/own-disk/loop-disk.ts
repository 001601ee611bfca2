// A disk for tests whose power can be cut or that can be filled: ext4 on a loop device, in an image in memory.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { mountMemory } from './own-mounts.ts'

// linux/fs/ext4/ext4.h: EXT4_IOC_SHUTDOWN is _IOR('X', 125, __u32), EXT4_GOING_FLAGS_NOLOGFLUSH is 2. From then on neither data
// nor journal reaches the device; every call fails.
const SHUT_DOWN = `my $flags = pack 'L', 2; open my $disk, '<', $ARGV[0] or die $!; ioctl $disk, 0x8004587d, $flags or die $!`

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'pipe' })

export interface LoopDisk {
  /** The mount point. */
  path: string
  /** Writes everything so far to the disk. */
  sync(): void
  /** Loses everything that was not synced or already written. The disk is unusable until power is restored. */
  cutPower(): void
  /** Restores power. Processes with open files there must have ended. */
  restorePower(): void
  /** Leaves not a byte of space. */
  fill(): void
  free(): void
}

/** For a process in `runInOwnMounts`. */
export function openLoopDisk(sizeMb: number): LoopDisk {
  const folder = mountMemory()
  const image = join(folder, 'image')
  const path = join(folder, 'disk')
  run('truncate', '--size', `${sizeMb}M`, image)
  // Without the reserve for root: our tests run as root.
  run('mkfs.ext4', '-q', '-F', '-m', '0', image)
  mkdirSync(path)
  const mount = () => run('mount', '-o', 'loop', image, path)
  mount()
  const ballast = join(path, 'ballast')
  return {
    path,
    sync: () => run('sync', '--file-system', path),
    cutPower: () => run('perl', '-e', SHUT_DOWN, path),
    restorePower() {
      run('umount', path)
      mount()
    },
    fill() {
      const file = openSync(ballast, 'a')
      for (let size = 1024 * 1024; size >= 1; )
        try {
          writeSync(file, Buffer.alloc(size, 1))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          size = Math.floor(size / 4)
        }
      closeSync(file)
    },
    free: () => rmSync(ballast),
  }
}
