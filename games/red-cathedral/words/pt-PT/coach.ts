import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'O teu estandarte guarda-te esta secção: agora só tu a podes construir. A peça que lá estava vai para a tua oficina.',
  placedUp:
    'Pagaste o preço da casa, por isso a peça fica virada para cima. Dá a sua bonificação agora e sempre que moves um dado dessa cor.',
  placedDown: 'Virada para baixo, uma peça não custa nada, mas nunca dá a sua bonificação.',
  unlocked:
    'Deste lado do tabuleiro, uma peça virada para cima numa casa colorida desbloqueia o ornamento que lá estava.',
  moved:
    'Um dado move-se no sentido horário exatamente tantos locais quantos mostra. O local onde para decide o que o mercado dá e que carta de influência podes usar.',
  paid: 'Só o dado branco e o da tua cor podem ir mais longe, a um rublo por local.',
  market: 'O mercado dá o que a sua peça mostra, uma vez por cada dado nesse local. Podes receber menos.',
  lost: 'Cada material precisa de um espaço livre no teu inventário e tem de estar na provisão. O que não cabe não se recebe.',
  rolled:
    'Depois de cada visita, todos os dados desse local são lançados. Ficam lá, com os seus novos números.',
  full: 'Estão lá agora três dados, por isso o local está cheio: nenhum outro dado pode parar ali até um deles sair.',
  influence:
    'O dado movido parou neste quadrante, por isso podias usar uma das duas ações da sua carta de influência.',
  activated: 'Mover um dado deixa-te usar uma peça virada para cima numa casa da mesma cor.',
  dieTile: 'Uma peça de dado dá o que dá a peça de recursos do local onde está esse dado, mas uma só vez.',
  delivered:
    'Com uma ação de construir, entregas até três materiais em qualquer das tuas secções. Ficam lá até a secção estar terminada.',
  completed:
    'Uma secção terminada dá logo o que nela está impresso. O teu estandarte também conta no fim, quando a torre é pontuada.',
  rivalCompleted:
    'No fim, cada torre é repartida por quem lá tem estandartes em secções terminadas ou ornamentos. Quem tem mais recebe mais.',
  punished:
    'A tua secção mais abaixo não está terminada. Por cada secção terminada por outros acima dela, perdes um ponto de reconhecimento.',
  overbuilt:
    'A secção abaixo da tua não está terminada: quem a reivindicou perde um ponto de reconhecimento por cada secção terminada por outros acima dela.',
  decorated:
    'Um ornamento custa o seu material. Nessa torre conta como um estandarte teu, e cada joia incrustada dá pontos de prestígio.',
  recognition:
    'Cada ponto de reconhecimento é uma casa do contador de pontuação. No fim só conta o último número que alcançaste.',
  prestige: 'Um ponto de prestígio leva-te à casa numerada seguinte do contador, por mais perto que esteja.',
  nearEnd:
    'Cinco secções terminadas: a sexta dá três pontos de prestígio e traz os últimos turnos. Vê se ainda consegues terminar o que começaste.',
  nearEndSolo:
    'Cinco secções terminadas: depois da sexta, o adversário tem um último turno. Vê se ainda consegues terminar o que começaste.',
  end: 'Seis secções terminadas põem fim à partida: depois do último turno pontuam-se as torres.',
  ivan: 'O Ivan não decide nada. Move o dado da carta mais à esquerda cuja peça está virada para cima, só recebe pontos de reconhecimento do mercado e depois faz o que a carta diz.',
};
