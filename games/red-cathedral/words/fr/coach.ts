import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'Votre bannière vous réserve cette section : personne d’autre que vous ne peut désormais la construire. La tuile qui s’y trouvait va dans votre atelier.',
  placedUp:
    'Vous avez payé le prix de l’emplacement : la tuile est face visible. Elle donne son avantage maintenant, puis chaque fois que vous déplacez un dé de cette couleur.',
  placedDown: 'Face cachée, une tuile ne coûte rien, mais elle ne donne jamais son avantage.',
  unlocked:
    'Sur cette face du plateau, une tuile face visible sur un emplacement de couleur débloque l’ornement qui s’y trouvait.',
  moved:
    'Un dé avance dans le sens horaire d’exactement autant d’emplacements que sa valeur. L’endroit où il s’arrête décide de ce que donne le marché et de la carte Influence que vous pouvez utiliser.',
  paid: 'Seuls le dé blanc et celui de votre couleur peuvent aller plus loin, pour un rouble par emplacement.',
  market:
    'Le marché donne ce que montre sa tuile, une fois par dé présent à cet emplacement. Vous pouvez prendre moins.',
  lost: 'Chaque matériau demande un emplacement libre dans votre inventaire et doit se trouver dans la réserve générale. Vous ne recevez pas ce qui n’a pas de place.',
  rolled:
    'Après chaque visite, tous les dés de cet emplacement sont relancés. Ils y restent, avec leurs nouvelles valeurs.',
  full: 'Trois dés s’y trouvent maintenant : l’emplacement est plein. Aucun autre dé ne peut s’y arrêter tant que l’un d’eux n’est pas parti.',
  influence:
    'Le dé déplacé s’est arrêté dans ce quadrant : vous pouviez donc utiliser une des deux actions de sa carte Influence.',
  activated: 'Déplacer un dé permet d’utiliser une tuile face visible sur un emplacement de la même couleur.',
  dieTile:
    'Une tuile Dé donne ce que donne la tuile du marché sous ce dé, mais une seule fois, où que soit le dé.',
  delivered:
    'Une action Construire livre jusqu’à trois matériaux, aux sections de votre choix parmi les vôtres. Ils y restent jusqu’à ce que la section soit achevée.',
  completed:
    'Une section achevée rapporte aussitôt ce qui y est imprimé. Votre bannière y compte aussi au décompte de la tour, à la fin.',
  rivalCompleted:
    'À la fin, chaque tour est partagée entre ceux qui y ont des bannières sur des sections achevées ou des ornements. Qui en a le plus reçoit le plus.',
  punished:
    'Votre section du dessous n’est pas achevée. Pour chaque section achevée par d’autres au-dessus d’elle, vous perdez un point de reconnaissance.',
  overbuilt:
    'La section sous la vôtre n’est pas achevée : la personne qui l’a revendiquée perd un point de reconnaissance pour chaque section achevée par d’autres au-dessus.',
  decorated:
    'Un ornement coûte son matériau. Il compte dans cette tour comme une de vos bannières, et chaque gemme sertie rapporte des points de prestige.',
  recognition:
    'Chaque point de reconnaissance est une case de la piste de score. À la fin, seul compte le dernier nombre que vous avez atteint.',
  prestige:
    'Un point de prestige vous mène à la prochaine case numérotée de la piste de score, si proche soit-elle.',
  nearEnd:
    'Cinq sections achevées : la sixième rapporte trois points de prestige et déclenche les derniers tours. Veillez à pouvoir encore achever ce que vous avez commencé.',
  nearEndSolo:
    'Cinq sections achevées : après la sixième, l’autre camp joue un dernier tour. Veillez à pouvoir encore achever ce que vous avez commencé.',
  end: 'Six sections achevées mettent fin à la partie : après le dernier tour vient le décompte des tours de la cathédrale.',
  ivan: 'Ivan ne décide rien. Il déplace le dé de sa tuile face visible la plus à gauche, ne reçoit du marché que des points de reconnaissance, puis fait ce que dit la carte sous cette tuile.',
};
