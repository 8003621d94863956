/**
 * A file as hands would have typed it: without the signs that nobody sees, which come along with what
 * is copied out of Word, WhatsApp, PDFs and web pages, and with plain spaces, hyphens and letters in
 * place of those that only look like them. Lines stay.
 */
export function asTyped(text: string): string {
  return (
    text
      .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\v\f]/gu, ' ')
      // Word's hyphens at which no line breaks
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll('\u001E', '-')
      .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
      // 'ﬁ' as one letter
      .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
  )
}
