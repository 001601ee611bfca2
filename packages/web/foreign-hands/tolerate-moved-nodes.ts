// Lets React work in a document that others change: translators, reading aids and extensions move and replace nodes.

/**
 * React throws where a node that it removes, or inserts before, is no longer in its parent, and takes the whole page away
 * (github.com/react/react/issues/11538). Patches both calls: a node that was moved is removed from its present parent, and
 * the place before a node is the one before that which now contains it, or the end. Other calls are as before. Call it
 * before React renders.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype

  Node.prototype.removeChild = <T extends Node>(child: T): T => {
    const parent = child.parentNode
    if (parent) removeChild.call(parent, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, node, place)
    return node
  }
}
