import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'Seu estandarte reserva esta seção para você: agora só você pode construí-la. A peça que estava nela vai para a sua oficina.',
  placedUp:
    'Você pagou o preço da casa, então a peça fica virada para cima. Ela dá sua bonificação agora e sempre que você move um dado dessa cor.',
  placedDown: 'Virada para baixo, uma peça não custa nada, mas nunca dá sua bonificação.',
  unlocked:
    'Deste lado do tabuleiro, uma peça virada para cima em uma casa colorida desbloqueia o ornamento que estava ali.',
  moved:
    'Um dado se move no sentido horário exatamente tantos locais quantos mostra. Onde ele para decide o que o mercado dá e qual carta de influência você pode usar.',
  paid: 'Só o dado branco e o da sua cor podem ir mais longe, a um rublo por local.',
  market: 'O mercado dá o que a peça mostra, uma vez para cada dado nesse local. Você pode pegar menos.',
  lost: 'Cada material precisa de um espaço livre no seu inventário e tem de estar na provisão. O que não cabe não é recebido.',
  rolled:
    'Depois de cada visita, todos os dados desse local são rolados. Eles ficam ali, com seus novos números.',
  full: 'Agora há três dados ali, então o local está cheio: nenhum outro dado pode parar ali até um deles sair.',
  influence:
    'O dado movido parou neste quadrante, então você podia usar uma das duas ações da carta de influência.',
  activated: 'Mover um dado permite usar uma peça virada para cima em uma casa da mesma cor.',
  dieTile: 'Uma peça de dado dá o que dá a peça de recursos do local onde está esse dado, mas uma só vez.',
  delivered:
    'Com uma ação de construir, você entrega até três materiais em qualquer uma das suas seções. Eles ficam ali até a seção ser terminada.',
  completed:
    'Uma seção terminada dá na hora o que está impresso nela. Seu estandarte também conta no fim, quando a torre é pontuada.',
  rivalCompleted:
    'No fim, cada torre é dividida entre quem tem nela estandartes em seções terminadas ou ornamentos. Quem tem mais recebe mais.',
  punished:
    'Sua seção mais abaixo não está terminada. Para cada seção terminada por outros acima dela, você perde um ponto de reconhecimento.',
  overbuilt:
    'A seção abaixo da sua não está terminada: quem a reivindicou perde um ponto de reconhecimento para cada seção terminada por outros acima dela.',
  decorated:
    'Um ornamento custa o material dele. Nessa torre ele conta como um estandarte seu, e cada joia incrustada dá pontos de prestígio.',
  recognition:
    'Cada ponto de reconhecimento é uma casa do contador de pontuação. No fim, só conta o último número que você alcançou.',
  prestige:
    'Um ponto de prestígio leva você à próxima casa numerada do contador, por mais perto que ela esteja.',
  nearEnd:
    'Cinco seções terminadas: a sexta dá três pontos de prestígio e traz os últimos turnos. Veja se ainda consegue terminar o que começou.',
  nearEndSolo:
    'Cinco seções terminadas: depois da sexta, o adversário tem um último turno. Veja se ainda consegue terminar o que começou.',
  end: 'Seis seções terminadas encerram a partida: depois do último turno as torres são pontuadas.',
  ivan: 'Ivan não decide nada. Ele move o dado da carta mais à esquerda cuja peça está virada para cima, só recebe pontos de reconhecimento do mercado e depois faz o que a carta diz.',
};
