import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Termos',
    S: 'Contador de pontuação',
    P: 'Preparação',
    F: 'Decurso de um turno',
    C: 'Reivindicar uma secção',
    B: 'Construir',
    D: 'Ornamentar',
    A: 'Adquirir recursos',
    M: 'Recursos do mercado',
    I: 'Influência',
    W: 'Peças de oficina',
    E: 'Fim da partida e pontuação final',
    V: 'Modo solitário contra o Ivan',
  },
  texts: {
    'RC-T1':
      'Há seis materiais: madeira, tijolo, pedra, ouro, joia verde e joia roxa. Cada unidade ocupa um espaço do teu inventário.',
    'RC-T2':
      'Os recursos são os materiais, os rublos e os pontos de reconhecimento. Quando tens direito a um material qualquer, escolhes um dos seis tipos (RC-T4).',
    'RC-T3':
      'A provisão geral de materiais é limitada: não ganhas o que lá falta, e um ganho que ela não possa cobrir por inteiro fica reduzido ao que houver; já os rublos nunca se esgotam. Os materiais vendidos, trocados, devolvidos ou usados em ornamentos regressam de imediato à provisão. Os que foram entregues ficam na sua secção até ela ser terminada, e os do Ivan ficam nas cartas dele.',
    'RC-T4':
      'Seja qual for a forma como ganhas um material, ele tem de existir na provisão geral e precisa de um espaço livre no teu inventário; o resto perde-se, e nunca podes descartar nada para arranjar espaço. Um material qualquer escolhe-se entre os tipos existentes na provisão; só podes comprar ou trocar se aquilo que obténs existir na provisão e couber no inventário depois de pagares. Podes sempre ficar com menos.',
    'RC-S1':
      'Cada jogador tem um marcador no contador de pontuação: cada casa vale um ponto de reconhecimento e algumas indicam também um número de pontos de prestígio. Todos os marcadores começam na casa 2.',
    'RC-S2':
      'Quando ganhas ou perdes pontos de reconhecimento, avanças ou recuas o teu marcador esse número de casas. Ele nunca desce abaixo da casa 0.',
    'RC-S3':
      'Por cada ponto de prestígio que ganhas, avanças o teu marcador até à casa de prestígio seguinte; por cada um que perdes, recua-lo até à casa de prestígio mais próxima atrás dele. A partir de uma casa entre duas casas de prestígio, ambos os movimentos são mais curtos do que um intervalo inteiro, e isso é intencional.',
    'RC-S4':
      'Se não houver nenhuma casa de prestígio atrás do teu marcador (não contam nem a casa onde ele está nem a casa 0), não podes optar por perder prestígio: as ações opcionais (RC-F2a, RC-F2b) não te são permitidas.',
    'RC-S5':
      'A última casa corresponde a 80 pontos de reconhecimento e a 40 pontos de prestígio. Um marcador que a ultrapasse é virado para o lado +40 e continua: a partir daí, cada ponto de reconhecimento a mais é também um ponto de prestígio, sem limite.',
    'RC-P1':
      'O jogo é para 1 a 4 jogadores. Cada um fica com uma cor (vermelho, amarelo, verde ou azul), um tabuleiro de oficina, 6 estandartes e 4 ornamentos: 1 porta, 2 arcos e 1 cruz. A mesa escolhe para todos o mesmo lado dos tabuleiros de oficina, básico ou avançado.',
    'RC-P2':
      'O teu inventário tem 10 espaços; 4 dos teus estandartes cobrem 4 deles, pelo que começas com 6 livres. Os teus outros 2 estandartes ficam fora do inventário (lado básico) ou nas duas casas brancas da oficina (lado avançado).',
    'RC-P3':
      'No lado básico, os teus 4 ornamentos estão disponíveis desde o início. No lado avançado, ficam nas quatro casas coloridas da oficina e estão bloqueados (RC-C7).',
    'RC-P4': 'As 8 peças de recursos são baralhadas e distribuídas pelos 8 locais do mercado.',
    'RC-P5':
      'Cada um dos quatro grupos (artesãos, transportadores, comerciantes, clero) tem 3 cartas de influência, das quais se tira uma à sorte; em alternativa, usa-se o conjunto recomendado para a primeira partida. As quatro cartas são colocadas à sorte nos quatro quadrantes.',
    'RC-P6':
      'Lançam-se os cinco dados (branco, vermelho, amarelo, verde, azul). Por ordem aleatória, um vai para o local da peça de recursos que dá reconhecimento e depois um para cada local a seguir, conforme as setas (sentido horário). Usam-se sempre os cinco dados, seja qual for o número de jogadores.',
    'RC-P7':
      'Tira-se à sorte uma carta de planta de construção para o número de jogadores (no modo solitário: uma das de 2 jogadores). Ela indica o número de torres e quantas secções intermediárias tem cada uma; cada torre tem exatamente uma fundação e uma cúpula.',
    'RC-P8':
      'As cartas de catedral são tiradas à sorte dos três baralhos: fundações, secções intermediárias e cúpulas. As que não forem usadas saem do jogo.',
    'RC-P9':
      'Com menos de 3 jogadores, as peças de oficina marcadas para 3–4 jogadores saem do jogo. Em cada carta de catedral coloca-se à sorte uma peça virada para cima; as restantes saem do jogo.',
    'RC-P10':
      'O jogador inicial é escolhido à sorte ou pela mesa. Pela ordem dos turnos, os jogadores recebem 3, 4, 4 e 5 rublos.',
    'RC-F1':
      'Joga-se no sentido horário. No teu turno executas exatamente uma ação básica: reivindicar uma secção (RC-C1), construir (RC-B1) ou adquirir recursos (RC-A1).',
    'RC-F2':
      'Antes, durante e depois da tua ação básica podes usar as ações opcionais (RC-F2a, RC-F2b), até ambas no mesmo turno. Podes fazê-lo sempre que o jogo espera por uma decisão tua: entre entregas, entre utilizações de uma ação de infinito, entre as partes da ação de adquirir recursos (RC-A4), antes de pagares uma casa da oficina. Não podes fazê-lo durante os passos da conclusão de uma secção (RC-B5), no turno de outro jogador ou do Ivan, nem depois de o teu turno acabar.',
    'RC-F2a': 'Ação opcional: perdes 1 ponto de prestígio para receberes 2 rublos, as vezes que quiseres.',
    'RC-F2b':
      'Ação opcional, no máximo uma vez por turno: perdes 1 ponto de prestígio para lançares todos os dados de um local à tua escolha. Tem de lá haver pelo menos um dado.',
    'RC-F3':
      'Concluída a tua ação básica, o turno acaba quando o declarares; até lá, as ações opcionais continuam a ser possíveis (RC-F2).',
    'RC-F4':
      'Tens sempre uma ação permitida, porque é sempre possível adquirir recursos: cinco dados com valores de 1 a 6 estão num anel de 8 locais, no máximo três por local. Ao construir entregas pelo menos um material, pelo que essa ação não serve para passar.',
    'RC-F5':
      'Nenhuma regra põe fim a uma partida bloqueada, mas os jogadores podem combinar acabá-la. Uma partida simulada para após um número de turnos indicado e assinala-o.',
    'RC-C1':
      'Tira um dos teus estandartes que ainda estejam no teu tabuleiro. No lado básico, ele vem do inventário enquanto lá houver algum, pois assim liberta-se um espaço; no lado avançado, escolhes entre um estandarte do inventário e um de uma casa branca.',
    'RC-C2':
      'Uma secção está disponível se não tiver nenhum estandarte e for uma fundação ou estiver diretamente acima de uma secção com um estandarte de qualquer jogador, quer esteja reivindicada, quer terminada.',
    'RC-C3':
      'Põe o estandarte na secção, fica com a sua peça de oficina e coloca-a numa casa livre da tua oficina: há quatro casas coloridas, uma por cada dado de cor, e duas brancas.',
    'RC-C4':
      'Coloca a peça virada para baixo sem custo, e nesse caso nunca poderá ser ativada, ou virada para cima pagando o custo da casa. No lado básico, o custo está impresso em cada casa (2 a 4 rublos); no lado avançado, é sempre de 3 rublos.',
    'RC-C5':
      'Se colocares a peça virada para cima, recebes de imediato a sua bonificação: o recurso que mostra ou, numa peça de dado, aquilo que dá o local desse dado (RC-W2).',
    'RC-C6':
      'Sem estandartes não podes reivindicar secções. Tens sempre tantas casas livres na oficina como estandartes.',
    'RC-C7':
      'No lado avançado, colocar uma peça virada para cima numa casa colorida desbloqueia o ornamento que lá está. Uma peça colocada virada para baixo nessa casa deixa o ornamento bloqueado até ao fim da partida.',
    'RC-C8':
      'No lado avançado, uma casa branca ainda coberta pelo seu estandarte não recebe peças. Se o estandarte que tiras (RC-C1) for o dessa casa, podes colocar lá a peça na mesma ação.',
    'RC-B1':
      'Entrega até 3 materiais do teu inventário, repartidos como quiseres entre construir (RC-B2) e ornamentar (RC-D1).',
    'RC-B2':
      'Para construir, põe materiais numa ou mais secções que tenhas reivindicado e ainda não terminado, mas só dos tipos e nas quantidades que ainda faltam. Não é preciso acabar uma secção de uma só vez: o que foi entregue fica lá.',
    'RC-B3':
      'Uma secção que tenha tudo aquilo de que precisa fica terminada de imediato: os seus materiais regressam à provisão geral, o seu dono recebe os pontos de reconhecimento e os rublos dela, a carta é virada e o estandarte permanece.',
    'RC-B4':
      'Quando uma secção é terminada, cada secção reivindicada mas não terminada abaixo dela na mesma torre faz o seu dono perder de imediato 1 ponto de reconhecimento por cada secção terminada acima dela nessa torre, sem contar com as do próprio dono; as perdas devidas a várias secções somam-se. Quem termina a secção também pode sofrer uma penalização, pelas secções terminadas de outros jogadores acima das suas por terminar.',
    'RC-B5':
      'A conclusão de uma secção resolve-se por esta ordem: a recompensa (RC-B3), depois as penalizações (RC-B4) e depois, se for a sexta secção do jogador, o desencadear do fim (RC-E1).',
    'RC-D1':
      'Uma secção terminada de qualquer jogador pode ter um ornamento: uma fundação, uma porta; uma secção intermediária, um arco; uma cúpula, uma cruz. Uma secção nunca tem mais do que um.',
    'RC-D2':
      'Esse ornamento tem de estar entre os teus disponíveis, e entregas o seu material (madeira para uma porta, pedra para um arco, ouro para uma cruz) mais 0, 1 ou 2 joias, tudo num só passo: não se acrescentam joias mais tarde. Estes materiais regressam de imediato à provisão geral.',
    'RC-D3':
      'As joias rendem de imediato 1 ponto de prestígio cada, ou seja, 2 por duas joias da mesma cor, mas 3 no total por duas joias de cores diferentes.',
    'RC-D4':
      'Cada material e cada joia conta como um material entregue para o limite da ação: 3 quando constróis, 1 ou 2 com uma ação de influência (RC-I4).',
    'RC-D5': 'Uma secção terminada antes na mesma ação já pode ser ornamentada durante essa ação.',
    'RC-A1': 'Escolhe um dado e move-o no sentido horário exatamente o número de locais que ele mostra.',
    'RC-A2':
      'Se for o dado branco ou o da tua cor, podes pagar rublos para o mover mais adiante: 1 rublo por local, sem limite, até mesmo dando a volta completa até ao seu próprio local. Só é proposto o caminho mais barato para cada local.',
    'RC-A3':
      'O dado não pode parar onde já estejam outros três dados; nesse caso, escolhe outro dado ou paga mais passos (RC-A2).',
    'RC-A4':
      'A seguir, podes executar cada uma destas ações no máximo uma vez, por qualquer ordem e sem obrigação: obter recursos do mercado (RC-M1), influenciar as guildas (RC-I1), ativar uma peça de oficina (RC-W1).',
    'RC-A5': 'Por fim, lança todos os dados desse local e deixa-os lá. Isto encerra a tua ação básica.',
    'RC-M1':
      'Recebe até à quantidade indicada na peça de recursos que está no local nesse momento, multiplicada pelo número de dados nesse local, incluindo o dado movido. Podes receber menos.',
    'RC-M2':
      'Os materiais precisam de espaços livres no teu inventário, e não podes descartar nada dele para arranjar espaço. O que não couber não é recebido.',
    'RC-M3': 'Os rublos e os pontos de reconhecimento não ocupam espaço no inventário. As joias, sim.',
    'RC-I1':
      'O quadrante onde o dado terminou o movimento determina a carta de influência. Usas uma das suas duas ações, não ambas.',
    'RC-I2':
      'Uma ação de raio usa-se uma vez; uma ação de infinito, as vezes seguidas que quiseres neste turno. As ações opcionais (RC-F2) não interrompem a série, mas obter recursos do mercado ou ativar uma peça de oficina interrompe-a.',
    'RC-I3':
      'As cartas da guilda dos artesãos oferecem estas ações: vender 1 material qualquer por 1 rublo; comprar 1 dos materiais indicados por 1 rublo; vender 1 dos materiais indicados por 1 rublo; comprar 1 material qualquer por 2 rublos; vender 1 dos materiais indicados por 2 rublos; comprar 1 dos materiais indicados por 2 rublos.',
    'RC-I4':
      'As cartas da guilda dos transportadores oferecem estas ações: pagar 1 rublo para entregar 1 material; ganhar 1 rublo; pagar 3 rublos para entregar 2 materiais; pagar 2 rublos para trocar de lugar 2 peças de recursos. Nas entregas, primeiro pagas e depois entregas até esse número de materiais, mas pelo menos 1. Servem para construir (RC-B2 a RC-B5) e/ou ornamentar (RC-D1 a RC-D5).',
    'RC-I5':
      'As cartas da guilda dos comerciantes oferecem estas ações: trocar 2 materiais iguais por 1 de outro tipo; trocar 1 rublo e 1 material por 1 de outro tipo; trocar 4 materiais iguais por 2 de outros tipos, iguais ou não; ativar 1 das tuas peças de oficina viradas para cima. Essa ativação não depende da cor do dado (RC-W1): vale para qualquer peça tua virada para cima, mesmo a que acabaste de usar.',
    'RC-I6':
      'As cartas do clero oferecem estas ações: ganhar 1 ponto de reconhecimento; pagar 3 rublos por 1 ponto de prestígio; devolver 3 materiais diferentes por 1 ponto de prestígio; ganhar 2 pontos de reconhecimento se tiveres terminado pelo menos uma secção de cada um dos três tipos.',
    'RC-W1':
      'Se tiveres uma peça virada para cima na casa da oficina da cor do dado que moveste, podes receber uma vez a sua bonificação. Se moveste o dado branco e ambas as casas brancas tiverem peças viradas para cima, escolhes uma delas.',
    'RC-W2':
      'Uma peça de dado dá uma só vez aquilo que dá a peça de recursos que está agora no local atual desse dado, sejam quantos forem os dados lá presentes. O dado movido conta onde está agora, antes do lançamento final (RC-A5).',
    'RC-E1':
      'Quando terminas a tua sexta secção, ganhas 3 pontos de prestígio depois da recompensa dela e desencadeia-se o fim da partida: acabas a ação e o turno como de costume, incluindo o lançamento final (RC-A5), e depois cada um dos outros jogadores tem um último turno. Só o primeiro jogador a consegui-lo recebe os 3 pontos de prestígio; uma sexta secção terminada num último turno não desencadeia nada.',
    'RC-E2':
      'A seguir, cada marcador recua até à casa de prestígio mais próxima, na sua posição ou abaixo dela. Antes da primeira casa de prestígio, vale 0 pontos de prestígio.',
    'RC-E3':
      'Recebes 1 ponto de prestígio por cada 5 materiais e rublos que te restem, contados em conjunto e arredondando para baixo. Os ornamentos e os materiais entregues em secções por terminar não contam.',
    'RC-E4':
      'O valor de uma torre é de 2 pontos de prestígio por secção terminada e mais 1 por ornamento nela instalado. A tua presença numa torre é o número dos teus estandartes em secções terminadas mais os teus ornamentos nessa torre.',
    'RC-E5':
      'Com 3 ou 4 jogadores, a maior presença recebe o valor da torre, a segunda recebe metade dele, arredondada para baixo, a terceira metade dessa metade, arredondada para baixo, e assim sucessivamente; uma presença de 0 não recebe nada. Os jogadores empatados somam os pontos de prestígio das posições que ocupam e dividem-nos em partes iguais, arredondando para baixo. Depois de um empate, o jogador seguinte fica com a próxima posição livre.',
    'RC-E6':
      'Com 2 jogadores, a maior presença recebe o valor da torre e o outro jogador, se lá estiver presente, um terço dele arredondado para baixo. Em caso de empate, nenhum dos dois recebe nada.',
    'RC-E7':
      'Ganha o jogador com mais pontos de prestígio. Os empates desfazem-se pelo maior número de secções terminadas e depois pelo de ornamentos instalados; se nem assim se desfizerem, a vitória é partilhada.',
    'RC-V1':
      'Prepara a partida como para 2 jogadores: as peças de oficina marcadas para 3–4 jogadores saem do jogo, mas as cinco delas que mostram um dado, uma por cor, passam a ser as peças do Ivan. O Ivan tem 6 estandartes, 4 ornamentos e um marcador de pontuação, mas não tem oficina nem rublos.',
    'RC-V2':
      'As 5 cartas do modo solitário (Reconhecimento, Inventário, Transporte, Reivindicar, Construção) são baralhadas e dispostas em fila. As 5 peças do Ivan são baralhadas e colocadas viradas para cima, uma em cada carta.',
    'RC-V3':
      'Primeiro, o Ivan reivindica a fundação que vale mais pontos de reconhecimento, em caso de empate a da torre mais à esquerda; se a peça de oficina dela tiver pontos de reconhecimento impressos, ele ganha-os, e a peça sai do jogo. Restam-lhe 5 estandartes. Começas tu, com 3 rublos.',
    'RC-V4':
      'Se todas as peças do Ivan estiverem viradas para baixo, o turno dele começa pela renovação das peças (RC-V6). Depois, pega na carta mais à esquerda cuja peça esteja virada para cima, move o dado da cor dessa peça conforme o seu valor e vira a peça para baixo. Se o dado fosse parar a um local com três dados, não se move e nada acontece no mercado (nem pontos de reconhecimento nem lançamento), mas a peça é virada na mesma e a ação da carta é executada.',
    'RC-V5':
      'O Ivan não recebe recursos, mas ganha pontos de reconhecimento se a peça de recursos do local os der (vezes os dados que lá estão, como para ti) e se a carta de influência desse quadrante tiver uma ação que os dê sem custo (uma vez, a melhor cuja condição ele cumpra). Os dados desse local são lançados como de costume. Depois executa-se a ação da carta dele (RC-V5a a RC-V5e).',
    'RC-V5a': 'Carta Reconhecimento: o Ivan ganha 4 pontos de reconhecimento.',
    'RC-V5b':
      'Carta Inventário: 4 materiais da maior pilha da provisão geral, todos desse tipo, vão para esta carta. Se houver várias pilhas maiores iguais, decide a ordem da lista de materiais (RC-T1); se a pilha tiver menos de 4, o resto vem da maior a seguir.',
    'RC-V5c': 'Carta Transporte: todos os materiais da carta Inventário passam para a carta Construção.',
    'RC-V5d':
      'Carta Reivindicar: se tiver um estandarte, o Ivan reivindica uma secção diretamente acima de uma que tenhas reivindicado ou terminado; não havendo, uma fundação; não havendo, uma secção à tua escolha. Se houver várias candidatas do mesmo nível, escolhes tu. Se a peça de oficina da secção tiver pontos de reconhecimento impressos, ele ganha-os (uma peça de dado não dá nenhum), e a peça sai do jogo.',
    'RC-V5e':
      'Carta Construção: todos os materiais desta carta são postos nas secções que o Ivan reivindicou e não terminou, contando só o número e não o tipo, torre a torre da esquerda para a direita e, em cada torre, de baixo para cima. As secções terminadas dão-lhe os seus pontos de reconhecimento, mas não rublos, e causam penalizações (RC-B4). O excedente vai para a secção seguinte, e o que nenhuma secção puder receber fica nesta carta.',
    'RC-V6':
      'Quando todas as peças do Ivan estão viradas para baixo, ele coloca primeiro um ornamento, pela ordem porta, arco, arco, cruz, numa secção terminada do tipo desse ornamento e sem ornamento: numa das tuas ou, não sendo possível, numa das dele; escolhes tu qual. Isto não custa nada e dá-lhe 1 ponto de prestígio; se esse ornamento não puder ser colocado em lado nenhum, ele salta este passo, mesmo que outros pudessem ser colocados. Depois, todas as peças dele são baralhadas e colocadas de novo viradas para cima.',
    'RC-V7':
      'Quando tu ou o Ivan terminam a sexta secção, ninguém ganha os 3 pontos de prestígio (RC-E1), e o outro tem um último turno. A pontuação final é a de 2 jogadores, mas o Ivan não pontua materiais nem rublos; ganha quem tiver mais pontos de prestígio, e os empates desfazem-se como de costume (RC-E7). As penalizações atingem-te a ti e ao Ivan por igual (RC-B4).',
  },
  synonyms: [
    ['rublos', 'rublo', 'dinheiro', 'moedas', 'pagar', 'preço', 'custo'],
    ['reconhecimento', 'pontos', 'pontuação', 'fama'],
    ['prestígio', 'pontos', 'pontuação', 'pontos de vitória'],
    ['terminar', 'terminada', 'terminadas', 'acabar', 'completar', 'concluir'],
    ['entregar', 'entrega', 'construir', 'construção', 'levar'],
    ['ornamentar', 'decorar', 'decoração', 'ornamento', 'ornamentos', 'porta', 'arco', 'cruz'],
    ['reivindicar', 'reivindicada', 'reclamar', 'tomar', 'reservar', 'estandarte', 'bandeira'],
    ['penalização', 'penalizações', 'perder', 'castigo', 'multa'],
    ['local', 'mercado', 'lugar', 'anel', 'círculo'],
    ['oficina', 'casa da oficina', 'tabuleiro'],
    ['inventário', 'armazém', 'espaço'],
    ['provisão geral', 'provisão', 'banco', 'reserva'],
    ['materiais', 'material', 'recursos', 'cubos'],
    ['influência', 'guilda', 'guildas', 'artesãos', 'transportadores', 'comerciantes', 'mercadores', 'clero'],
    ['joia', 'joias', 'gema', 'gemas', 'pedra preciosa'],
    ['lançar', 'lança', 'lançamento', 'dado', 'dados', 'rolar'],
    ['Ivan', 'solo', 'sozinho', 'autómato'],
  ],
} satisfies RuleBook<RuleNumber>;
