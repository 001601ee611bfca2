// Hands files to the helper: shared where the device can do that, otherwise saved.

export async function handOut(files: File[]): Promise<void> {
  const shared = navigator.canShare?.({ files }) ? navigator.share({ files }) : Promise.reject()
  await shared.catch(() => files.forEach(save))
}

/** The address is not revoked: a browser may begin to read the file later. */
function save(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
}
