// Hands files to the helper: shared where the device can do that, otherwise saved.

export async function handOut(files: File[]): Promise<void> {
  if (navigator.canShare?.({ files })) {
    const isShared = await navigator.share({ files }).then(
      () => true,
      () => false,
    )
    if (isShared) return
  }
  for (const file of files) save(file)
}

function save(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
