/** Unwraps a list from `{results}`. */
export function resultsOf<Item>(answer: { results: Item }): Item {
  return answer.results;
}
