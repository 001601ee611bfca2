// What every success begins with (design §6).
export const SUCCEEDED = { success: true } as const
