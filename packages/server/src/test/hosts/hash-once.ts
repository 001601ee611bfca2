// Hashes each password of the tests once for a worker: a hash takes 30 ms of processor time, and hundreds of tests need one.
import { hashPassword } from '../../passwords/hash-password.ts'

const hashes = new Map<string, Promise<string>>()

export function hashOnce(password: string): Promise<string> {
  const hashed = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hashed)
  return hashed
}
