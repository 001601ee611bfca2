// Runs actions two at a time: the smallest machine that we support has two cores.

/**
 * @template Item, Result
 * @param {Item[]} items begun in this order
 * @param {(item: Item) => Promise<Result>} action
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function inTwos(items, action) {
  /** @type {Result[]} */
  const results = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await action(item)
  }
  await Promise.all([work(), work()])
  return results
}
