/** Portuguese prepositions, which contract with the article that begins the next word: “de + o Ivan” is “do Ivan”. */

const contracted =
  (alone: string, o: string, a: string) =>
  (phrase: string): string => {
    const [first = '', ...rest] = phrase.split(' ');
    if (rest.length === 0 || !/^[oa]s?$/.test(first)) return `${alone} ${phrase}`;
    return `${first.startsWith('o') ? o : a}${first.slice(1)} ${rest.join(' ')}`;
  };

/** “de Ada”, “do Ivan”, “da oficina”. */
export const de = contracted('de', 'do', 'da');
/** “em Pedra (verão)”, “no mercado”, “na casa azul”. */
export const em = contracted('em', 'no', 'na');
/** “por Ada”, “pelo Ivan”. */
export const por = contracted('por', 'pelo', 'pela');
