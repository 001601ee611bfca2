// Lets React go on where a translator, a reading aid or an extension has moved nodes of its tree.

/**
 * React inserts before and removes nodes that it made. A translator wraps their text or replaces it, and the browser then
 * throws, which takes the whole page away (https://github.com/react/react/issues/11538). Call it before React renders.
 */
export function tolerateMovedNodes({ Node }: Pick<typeof globalThis, 'Node'> = globalThis) {
  const { insertBefore, removeChild } = Node.prototype

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const parent = this.contains(node) ? node.parentNode : null
    return parent ? (removeChild.call(parent, node) as T) : node
  }
}
